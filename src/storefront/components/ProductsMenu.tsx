import { Link } from 'react-router-dom'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { menus, shelfLinks } from './menus.ts'
import styles from './ProductsMenu.module.css'

/** The shelves of the shop. */
export function ProductsMenu() {
  const text = useText()
  return (
    <MenuPanel id={menus.products} label={text('header.products')}>
      <ul className={styles.shelves}>
        {shelfLinks.map(([label, to, icon]) => (
          <li key={to}>
            <Link to={to}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.rest}>
        <Link to="/products">
          {text('nav.allProducts')}
          <Icon name="arrow" size={18} />
        </Link>
        <Link to="/compare">
          {text('nav.compare')}
          <Icon name="arrow" size={18} />
        </Link>
      </p>
    </MenuPanel>
  )
}
