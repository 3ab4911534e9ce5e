import { Link } from '../routing/Link.tsx'
import { useFrameText } from '../hooks/useText.ts'
import styles from '../layout/Header.module.css'
import { MainNav } from '../menu/MainNav.tsx'
import { collectionLinks } from '../menu/menus.ts'

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
