import { asList, isRecord } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { CellProps } from '../face.ts'
import { titleIn, useTarget } from '../references.tsx'
import { Blank } from './Blank.tsx'
import { columnsOf } from './rowColumns.ts'
import { ShowAll, useFirst } from './ShowAll.tsx'
import css from './Rows.module.css'

/** The rows of a list as a small table, with the columns that say something. */
export function RowsTable({ cells, field, value }: CellProps) {
  const { language } = useLanguage()
  const target = useTarget(field.target)
  const rows = asList(value).filter(isRecord)
  const { shown, ...rest } = useFirst(rows, atOnce)
  if (rows.length === 0) return <Blank />
  const columns = columnsOf(field.property, rows, (reference) => titleIn(target, reference))
  return (
    <div className={css.box}>
      {/* As wide as it needs to be: a narrow page scrolls it, and not itself. */}
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map(({ field: inner, atEnd }) => (
                <th key={inner.name} scope="col" data-end={atEnd}>
                  {inner.label[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={index}>
                {columns.map(({ field: inner, atEnd, isShort }) => {
                  const Cell = cells[inner.kind]
                  return (
                    <td key={inner.name} data-end={atEnd} data-short={isShort}>
                      <Cell cells={cells} field={inner} value={row[inner.name]} size="full" />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowAll {...rest} />
    </div>
  )
}

/** More rows than these are shown when somebody wants to see them. */
const atOnce = 20
