import { Link } from '../routing/Link.tsx'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './Menu.module.css'
import { menus } from './menus.ts'

const links = [
  ['nav.wishlist', '/wishlist', 'heart'],
  ['nav.requestAQuote', '/requestAQuote', 'receipt'],
  ['nav.contact', '/contact', 'mail'],
  ['nav.aboutUs', '/aboutUs', 'info'],
] as const

/** Leads to the panels of the products and solutions, and to the pages without one. */
export function MenuEntries() {
  const text = useText()
  return (
    <ul className={styles.entries}>
      {(['products', 'solutions'] as const).map((name) => (
        <li key={name}>
          <button type="button" popoverTarget={menus[name]}>
            <strong>{text(`header.${name}`)}</strong>
            <Icon name="next" />
          </button>
        </li>
      ))}
      {links.map(([label, to, icon]) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} />
            {text(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
