import type { SpecRow } from '../data/specRows.ts'
import { useSpecText } from './useSpecText.ts'
import styles from './SpecTable.module.css'

export function SpecTable({ rows, caption }: { rows: readonly SpecRow[]; caption: string }) {
  const specText = useSpecText()
  return (
    <table className={styles.specs}>
      <caption className="hidden">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{specText.label(row)}</th>
            <td>
              <bdi>{specText.value(row)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
