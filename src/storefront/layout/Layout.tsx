import { Outlet, ScrollRestoration, useNavigation, useRevalidator } from 'react-router-dom'
import { AccountHost } from '../account/AccountHost.tsx'
import { HydrationBoundary } from '../start/HydrationBoundary.tsx'
import { Header } from './Header.tsx'
import { Logo } from './Logo.tsx'
import { useCloseMenusOnNavigation } from '../hooks/useCloseMenusOnNavigation.ts'
import { useFocusOnArrival } from '../hooks/useFocusOnArrival.ts'
import { useInternalLinks } from '../routing/useInternalLinks.ts'
import { useHead } from '../head/useHead.ts'
import { useText } from '../hooks/useText.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { StaticIsland } from './StaticIsland.tsx'
import styles from './Layout.module.css'

/** The frame around every page. */
export function Layout() {
  const text = useText()
  const revalidation = useRevalidator().state
  const isLoading = [useNavigation().state, revalidation].includes('loading')
  useHead()
  useFocusOnArrival()
  useCloseMenusOnNavigation()
  useInternalLinks()
  return (
    <>
      <div className={styles.progress} data-on={isLoading || undefined} aria-hidden="true" />
      <HydrationBoundary part="header">
        <ErrorBoundary fallback={<Logo />}>
          <Header />
        </ErrorBoundary>
      </HydrationBoundary>
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={isLoading}>
        <HydrationBoundary part="main">
          <Outlet />
        </HydrationBoundary>
      </main>
      <StaticIsland name="footer" />
      <p className="hidden" role="status">
        {isLoading ? text('a11y.loading') : ''}
      </p>
      <ErrorBoundary fallback={null}>
        <AccountHost />
      </ErrorBoundary>
      <ScrollRestoration />
    </>
  )
}
