import { asList, isRecord } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { CellProps } from '../face.ts'
import { useIsWider } from '../useIsWider.ts'
import { Blank } from './Blank.tsx'
import { columnsOf, concerns, says, type Row, type RowColumn } from './rowColumns.ts'
import { RowSubject } from './RowSubject.tsx'
import { ShowAll, useFirst } from './ShowAll.tsx'
import css from './Rows.module.css'

/** The rows of a list as a small table, with the columns that say something; a card each where room is short. */
export function RowsTable({ cells, field, value }: CellProps) {
  const { language } = useLanguage()
  const { box, isWider } = useIsWider()
  const rows = asList(value).filter(isRecord)
  const { shown, ...rest } = useFirst(rows, atOnce)
  if (rows.length === 0) return <Blank />
  const columns = columnsOf(field.property, rows)
  // As wide as it needs to be: a narrow page scrolls it, and not itself; by keys as well.
  const scroller = isWider && { tabIndex: 0, role: 'region', 'aria-label': field.label[language] }
  return (
    <div className={css.box}>
      <div className={css.scroll} ref={box} {...scroller}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map(({ field: inner, isFigure }) => (
                <th key={inner.name} scope="col" data-figure={isFigure}>
                  {inner.label[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td
                    key={column.field.name}
                    data-figure={column.isFigure}
                    data-short={column.isShort}
                    data-subject={column.isSubject}
                    data-blank={!says(row[column.field.name])}
                    data-label={column.field.label[language]}
                  >
                    <Inner cells={cells} list={field} column={column} row={row} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowAll {...rest} />
    </div>
  )
}

type InnerProps = {
  readonly cells: CellProps['cells']
  readonly list: CellProps['field']
  readonly column: RowColumn
  readonly row: Row
}

function Inner({ cells, list, column: { field, isSubject }, row }: InnerProps) {
  if (isSubject) return <RowSubject list={list} field={field} row={row} />
  if (!concerns(field, row)) return null
  const Cell = cells[field.kind]
  return <Cell cells={cells} field={field} value={row[field.name]} size="full" />
}

/** More rows than these are shown when somebody wants to see them. */
const atOnce = 20
