import { useFormats } from '#ui/useFormats.ts'
import type { SpecRow } from '../data/specRows.ts'
import { useText } from '../useText.ts'
import styles from './SpecTable.module.css'

export function SpecTable({ rows, caption }: { rows: readonly SpecRow[]; caption: string }) {
  const text = useText()
  const formats = useFormats()
  const written = ({ name, value }: SpecRow): string => {
    if (typeof value === 'string') return formats.digits(value)
    const n = formats.number(value)
    return name === 'warrantyMonths' ? text('fact.months', { count: value, n }) : n
  }
  return (
    <table className={styles.specs}>
      <caption className="hidden">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name === 'warrantyMonths' ? withoutUnit(row.label) : row.label}
            </th>
            <td>
              <bdi>{written(row)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// 'Warranty (months)': the value names its unit itself.
const withoutUnit = (label: string): string => label.replace(/\s*\([^)]*\)$/, '')
