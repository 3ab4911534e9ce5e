import type { ReactNode } from 'react'
import styles from './DetailList.module.css'

type Props = { details: readonly (readonly [label: string, value: ReactNode])[] }

/** Labelled values; empty ones are left out. */
export const DetailList = ({ details }: Props) => (
  <dl className={styles.facts}>
    {details.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
