import type { ReactNode } from 'react'
import { Icon } from '../components/Icon.tsx'
import styles from './Facets.module.css'

type Props = { label: string; isOpen?: boolean; children: ReactNode }

/** A part of the filters, which can be folded. */
export const FacetSection = ({ label, isOpen = true, children }: Props) => (
  <details className={styles.group} open={isOpen}>
    <summary>
      {label}
      <Icon name="down" size={18} />
    </summary>
    <fieldset>
      <legend className="hidden">{label}</legend>
      {children}
    </fieldset>
  </details>
)
