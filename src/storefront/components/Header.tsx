import { Link } from 'react-router-dom'
import { useText } from '../useText.ts'
import { AccountButton } from '../account/AccountButton.tsx'
import styles from './Header.module.css'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { Menu, menuId } from './Menu.tsx'
import { SearchField } from './SearchField.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function Header() {
  const text = useText()
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {text('a11y.skip')}
      </a>
      <div className={`wrap ${styles.bar}`}>
        <Logo />
        <nav className={styles.nav} aria-label={text('header.main')}>
          <Link to="/products" className={styles.link}>
            {text('header.products')}
          </Link>
          <button type="button" className={styles.link} popoverTarget={menuId}>
            {text('header.solutions')}
            <Icon name="down" size={16} />
          </button>
        </nav>
        <div className={styles.search}>
          <SearchField />
        </div>
        <div className={styles.actions}>
          <LanguageSwitch />
          <ThemeSwitch />
          <AccountButton />
          <button
            type="button"
            className={`${styles.action} ${styles.menu}`}
            popoverTarget={menuId}
            aria-label={text('header.menu')}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Menu />
    </header>
  )
}
