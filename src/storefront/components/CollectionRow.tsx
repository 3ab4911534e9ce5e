import { Link } from 'react-router-dom'
import { useFrameText } from '../useText.ts'
import styles from './Header.module.css'
import { MainNav } from './MainNav.tsx'
import { collectionLinks } from './menus.ts'

/** The main navigation as a separate row, which has space for every collection. */
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
