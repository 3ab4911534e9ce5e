import type { ReactNode } from 'react'
import styles from './FieldGroup.module.css'

/** Related fields, two per row if there is space. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
)
