import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../context/catalogue.ts'
import { readableSections } from '../context/navigation.ts'
import { usePaths } from '../context/paths.ts'
import { useHolder } from '../context/permissions.ts'
import { useSectionLabel } from '../context/useSectionLabel.ts'
import { useText } from '../context/useText.ts'
import { hasDashboard } from './hasDashboard.ts'
import { icons } from './icons.ts'
import { useScrollToCurrent } from './useScrollToCurrent.ts'
import css from './Navigation.module.css'

/** The resources that the user may read, in sections. Collapsed, it shows icons with tooltips. */
export function Navigation({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const t = useText()
  const paths = usePaths()
  const { language } = useLanguage()
  const sectionLabel = useSectionLabel()
  const catalogue = useCatalogue()
  const holder = useHolder()
  const sections = readableSections(catalogue, holder)
  const dashboard = `${paths.home}/dashboard`
  const listPaths = sections.flatMap(({ resources }) => resources.map(paths.list))
  const current = currentListPath(useLocation().pathname, [...listPaths, dashboard])
  const nav = useRef<HTMLElement>(null)
  useScrollToCurrent(nav, current)
  const hiddenIfCollapsed = isCollapsed ? 'visually-hidden' : undefined
  return (
    <nav ref={nav} className={css.nav} aria-label={t('nav.label')} data-collapsed={isCollapsed}>
      {hasDashboard(catalogue, holder) && (
        <Link
          to={dashboard}
          className={css.link ?? ''}
          aria-current={current === dashboard ? 'page' : undefined}
          title={isCollapsed ? t('nav.dashboard') : ''}
        >
          <DashboardIcon className={css.icon} fontSize="small" />
          <span className={hiddenIfCollapsed}>{t('nav.dashboard')}</span>
        </Link>
      )}
      {sections.map(({ name, resources }) => (
        <div key={name} className={css.section}>
          <h2 className={css.heading}>{sectionLabel(name)}</h2>
          <ul className={css.list}>
            {resources.map((resource) => {
              const Icon = icons[resource.menu.icon]
              const label = resource.labels.many[language]
              return (
                <li key={resource.name}>
                  <Link
                    to={paths.list(resource)}
                    className={css.link ?? ''}
                    aria-current={paths.list(resource) === current ? 'page' : undefined}
                    title={isCollapsed ? label : ''}
                  >
                    <Icon className={css.icon} fontSize="small" />
                    <span className={hiddenIfCollapsed}>{label}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Returns the list that an address belongs to; of nested ones, the inner one. */
export const currentListPath = (address: string, lists: readonly string[]): string | undefined =>
  lists
    .filter((list) => `${address}/`.startsWith(`${list}/`))
    .toSorted((a, b) => b.length - a.length)[0]
