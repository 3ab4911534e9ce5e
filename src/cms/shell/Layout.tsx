import MenuIcon from '@mui/icons-material/Menu'
import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { CrumbsProvider } from '../context/CrumbsContext.tsx'
import { usePreference } from '../context/usePreference.ts'
import { useText } from '../context/useText.ts'
import { loadPopups } from '../components/usePopup.ts'
import { AccountMenu } from './account/AccountMenu.tsx'
import { AlertBar } from './AlertBar.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { GlobalSearch } from './search/GlobalSearch.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useSessionEnd } from './useSessionEnd.ts'
import css from './Layout.module.css'

/** The frame of every screen: the navigation at the side, breadcrumbs and account at the top. */
export function Layout() {
  const t = useText()
  const [nav, setNav] = usePreference('navigation', 'wide', isNavWidth)
  const [open, setOpen] = useState(false)
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useSessionEnd()
  // Loaded early, so that the first menu opens without delay.
  useEffect(() => {
    const timer = setTimeout(() => void loadPopups(), 1500)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    setOpen(false)
    // Keyboard users continue at the beginning of the new screen.
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [pathname])
  const isNarrow = nav === 'narrow'
  return (
    <CrumbsProvider>
      <a href="#content" className={css.skip}>
        {t('app.skip')}
      </a>
      <div className={css.frame} data-nav={nav}>
        <aside className={css.side}>
          <div className={css.brand}>
            <Logo isCompact={isNarrow} />
          </div>
          <Navigation isCollapsed={isNarrow} />
          <IconButton
            className={css.fold ?? ''}
            size="small"
            onClick={() => setNav(isNarrow ? 'wide' : 'narrow')}
            aria-label={t(isNarrow ? 'nav.expand' : 'nav.collapse')}
            aria-expanded={!isNarrow}
          >
            <MenuOpenIcon fontSize="small" className={css.foldIcon} />
          </IconButton>
        </aside>
        <NavigationDrawer open={open} onClose={() => setOpen(false)} />
        <header className={css.header}>
          <IconButton
            className={css.menu ?? ''}
            onClick={() => setOpen(true)}
            aria-label={t('nav.open')}
          >
            <MenuIcon />
          </IconButton>
          <Breadcrumbs />
          <div className={css.tools}>
            <GlobalSearch />
            <div className={css.choices}>
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
            <AccountMenu />
          </div>
          <NavigationProgress />
        </header>
        <main ref={content} id="content" className={css.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <AlertBar />
      <ScrollRestoration getKey={scrollKey} />
    </CrumbsProvider>
  )
}

/** The first page of every document has the same key, so these are told apart by their address. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key

type NavWidth = 'wide' | 'narrow'
const isNavWidth = (value: string): value is NavWidth => value === 'wide' || value === 'narrow'
