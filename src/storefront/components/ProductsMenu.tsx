import { Link } from 'react-router-dom'
import { useFrameText } from '../useText.ts'
import { MoreIcon } from './MoreIcon.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { MenuRest } from './MenuRest.tsx'
import { menus, shelfLinks } from './menus.ts'
import styles from './ProductsMenu.module.css'

/** The shelves of the shop. */
export function ProductsMenu() {
  const text = useFrameText()
  return (
    <MenuPanel id={menus.products} label={text('header.products')}>
      <ul className={styles.shelves}>
        {shelfLinks.map(([label, to, icon]) => (
          <li key={to}>
            <Link to={to}>
              <span className={styles.icon}>
                <MoreIcon name={icon} size={24} />
              </span>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
      <MenuRest
        links={[
          [text('nav.allProducts'), '/products'],
          [text('nav.compare'), '/compare'],
        ]}
      />
    </MenuPanel>
  )
}
