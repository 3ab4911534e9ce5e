import { Link } from '../routing/Link.tsx'
import { useFrameText } from '../hooks/useText.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { MenuFooter } from './MenuFooter.tsx'
import { menus, collectionLinks } from './menus.ts'
import styles from './ProductsMenu.module.css'

/** The menu of product collections. */
export function ProductsMenu() {
  const text = useFrameText()
  return (
    <MenuPanel id={menus.products} label={text('header.products')}>
      <ul className={styles.shelves}>
        {collectionLinks.map(([label, to, icon]) => (
          <li key={to}>
            <Link to={to}>
              <span className={styles.icon}>
                <ExtraIcon name={icon} size={24} />
              </span>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
      <MenuFooter
        links={[
          [text('nav.allProducts'), '/products'],
          [text('nav.compare'), '/compare'],
        ]}
      />
    </MenuPanel>
  )
}
