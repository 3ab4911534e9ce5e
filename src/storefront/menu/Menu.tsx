import { Link } from '../routing/Link.tsx'
import { AccountDrawer } from '../account/AccountDrawer.tsx'
import { useText } from '../hooks/useText.ts'
import { StaticIsland } from '../layout/StaticIsland.tsx'
import { Icon } from '../components/Icon.tsx'
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx'
import styles from './Menu.module.css'
import { MenuPanel } from './MenuPanel.tsx'
import { menus } from './menus.ts'
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx'

const links = [
  ['nav.wishlist', '/wishlist', 'heart'],
  ['nav.requestAQuote', '/requestAQuote', 'receipt'],
  ['nav.contact', '/contact', 'mail'],
  ['nav.aboutUs', '/aboutUs', 'info'],
] as const

/** The whole navigation, for screens without space for it in the header. */
export function Menu() {
  const text = useText()
  return (
    <MenuPanel id={menus.main} label={text('header.menu')} isDrawer>
      <AccountDrawer />
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
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <StaticIsland name="upcomingLanguages" />
    </MenuPanel>
  )
}
