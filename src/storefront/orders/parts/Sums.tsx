import type { ReactNode } from 'react'
import styles from './Sums.module.css'

export type Sum = { readonly label: string; readonly value: ReactNode; readonly isStrong?: boolean }

/** Amounts in a column, the total last. */
export const Sums = ({ rows }: { rows: readonly Sum[] }) => (
  <dl className={styles.sums}>
    {rows.map(({ label, value, isStrong }) => (
      <div key={label} data-strong={isStrong || undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
