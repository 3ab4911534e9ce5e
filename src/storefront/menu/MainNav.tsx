import type { ReactNode } from 'react'
import { useText } from '../hooks/useText.ts'
import styles from '../layout/Header.module.css'
import { Icon } from '../components/Icon.tsx'
import { menus } from './menus.ts'

/** The buttons that open the header menus, and the links beside them. */
export function MainNav({ children }: { children?: ReactNode }) {
  const text = useText()
  return (
    <nav className={styles.nav} aria-label={text('header.main')}>
      {(['products', 'solutions'] as const).map((name) => (
        <button key={name} type="button" className={styles.link} popoverTarget={menus[name]}>
          {text(`header.${name}`)}
          <Icon name="down" size={16} />
        </button>
      ))}
      {children}
    </nav>
  )
}
