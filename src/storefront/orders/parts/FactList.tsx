import type { ReactNode } from 'react'
import styles from './FactList.module.css'

type Props = { facts: readonly (readonly [label: string, value: ReactNode])[] }

/** Facts under their names; those that are not known are left out. */
export const FactList = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts.map(
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
