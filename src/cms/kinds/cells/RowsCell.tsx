import { asList, isRecord } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../face.ts'
import { innerFields } from '../innerFields.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** Rows of a list: how many on a line, a small table on a page. */
export function RowsCell({ cells, field, value, size }: CellProps) {
  const { language } = useLanguage()
  const formats = useFormats()
  const rows = asList(value).filter(isRecord)
  if (rows.length === 0) return <Blank />
  if (size === 'line') return <span className={css.figures}>{formats.number(rows.length)}</span>
  const fields = innerFields(field.property)
  return (
    <table className={css.rows}>
      <thead>
        <tr>
          {fields.map(({ name, label }) => (
            <th key={name} scope="col">
              {label[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {fields.map((inner) => {
              const Cell = cells[inner.kind]
              return (
                <td key={inner.name}>
                  <Cell cells={cells} field={inner} value={row[inner.name]} size="full" />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
