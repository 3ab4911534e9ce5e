import { Link } from '../routing/Link.tsx'
import { useShop } from '../hooks/useShop.ts'
import { useFrameText } from '../hooks/useText.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { MenuFooter } from './MenuFooter.tsx'
import { menus } from './menus.ts'
import styles from './SolutionsMenu.module.css'

const columns = [
  ['applications', 'nav.byApplication'],
  ['useCases', 'nav.byUseCase'],
  ['industries', 'nav.byIndustry'],
] as const

/** The number of topics that fit in a column; the solutions page lists the rest. */
const maxTopics = 12

/** The menu of applications, use cases and industries. */
export function SolutionsMenu() {
  const text = useFrameText()
  const shop = useShop()
  return (
    <MenuPanel id={menus.solutions} label={text('header.solutions')}>
      <div className={styles.columns}>
        {columns.map(([kind, label]) => (
          <div key={kind}>
            <p>{text(label)}</p>
            <ul>
              {(shop?.[kind] ?? []).slice(0, maxTopics).map(({ code, title }) => (
                <li key={code}>
                  <Link to={`/solutions/${kind}/${code}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <MenuFooter links={[[text('nav.allSolutions'), '/solutions']]} />
    </MenuPanel>
  )
}
