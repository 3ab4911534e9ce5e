import type { ReactNode } from 'react'
import styles from './FieldGroup.module.css'

/** Fields that belong together, two in a row where there is room. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
)
