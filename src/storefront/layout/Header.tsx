import { useMatches } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { AccountButton } from '../account/AccountButton.tsx'
import { isHandle } from '../head/head.ts'
import { StaticIsland } from './StaticIsland.tsx'
import { useText } from '../hooks/useText.ts'
import styles from './Header.module.css'
import { Icon } from '../components/Icon.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ListLink } from '../menu/ListLink.tsx'
import { Logo } from './Logo.tsx'
import { MainNav } from '../menu/MainNav.tsx'
import { Menu } from '../menu/Menu.tsx'
import { menus } from '../menu/menus.ts'
import { SearchField } from '../search/SearchField.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function Header() {
  const text = useText()
  const { features, layout } = useBrand()
  const { header } = layout
  const handle = useMatches().at(-1)?.handle
  const Bar = isHandle(handle) ? handle.bar : undefined
  const search = (
    <div className={styles.search}>
      <SearchField />
    </div>
  )
  return (
    <header
      className={styles.header}
      data-calm={Bar && true}
      data-layout={Bar ? undefined : header}
    >
      <a href="#main" className={styles.skip}>
        {text('a11y.skip')}
      </a>
      <div className={`wrap ${styles.bar}`}>
        {header === 'centred' && <MainNav />}
        <Logo />
        {Bar && <Bar />}
        {header === 'bar' && <MainNav />}
        {header !== 'centred' && search}
        <div className={styles.actions}>
          <LanguageMenu />
          <ThemeSwitch />
          <AccountButton />
          <ListLink list="wishlist" to="/wishlist" icon="heart" label="nav.wishlist" />
          {features.cart && (
            <ListLink list="cart" to="/cart" icon="cart" label="nav.cart" staysOnPhone />
          )}
          <button
            type="button"
            className={`${styles.action} ${styles.menu}`}
            popoverTarget={menus.main}
            aria-label={text('header.menu')}
          >
            <Icon name="menu" />
          </button>
        </div>
        {header === 'centred' && search}
        {/* On a phone the search is here, so that the tab order matches the visual order. */}
        {header === 'stacked' && (
          <div className={`${styles.search} ${styles.searchBelow}`}>
            <SearchField />
          </div>
        )}
      </div>
      {header === 'stacked' && <StaticIsland name="row" />}
      <Menu />
      <StaticIsland name="panels" />
    </header>
  )
}
