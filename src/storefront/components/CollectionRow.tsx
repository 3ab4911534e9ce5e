import { Link } from 'react-router-dom'
import { useFrameText } from '../useText.ts'
import styles from './Header.module.css'
import { MainNav } from './MainNav.tsx'
import { collectionLinks } from './menus.ts'

/** The ways through the shop in a band of their own, which has room for every shelf. */
export function CollectionRow() {
  const text = useFrameText()
  return (
    <MainNav>
      {collectionLinks.map(([label, to]) => (
        <Link key={to} to={to} className={styles.link}>
          {text(label)}
        </Link>
      ))}
    </MainNav>
  )
}
