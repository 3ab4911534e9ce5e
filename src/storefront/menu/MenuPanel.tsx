import type { ReactNode } from 'react'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './MenuPanel.module.css'

type Props = {
  id: string
  label: string
  /** shown only on screens where the header has no space for it */
  isDrawer?: boolean
  children: ReactNode
}

/**
 * A panel below the header; on a phone a drawer, with nested panels as drawers above it. It opens
 * without scripts.
 */
export function MenuPanel({ id, label, isDrawer = false, children }: Props) {
  const text = useText()
  return (
    <div id={id} popover="auto" className={styles.panel}>
      <nav className={`wrap ${styles.inner}`} aria-label={label}>
        <div className={styles.top}>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={text(isDrawer ? 'header.close' : 'header.back')}
          >
            <Icon name={isDrawer ? 'close' : 'previous'} />
          </button>
          <p>{label}</p>
        </div>
        {children}
      </nav>
    </div>
  )
}
