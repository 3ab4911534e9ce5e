import { Outlet, ScrollRestoration, useNavigation, useRevalidator } from 'react-router-dom'
import { AccountHost } from '../account/AccountHost.tsx'
import { Header } from '../components/Header.tsx'
import { Logo } from '../components/Logo.tsx'
import { useFocusOnArrival } from '../useFocusOnArrival.ts'
import { useHead } from '../useHead.ts'
import { useText } from '../useText.ts'
import { Region } from './Region.tsx'
import { Still } from './Still.tsx'
import styles from './Layout.module.css'

/** What stands around every page. */
export function Layout() {
  const text = useText()
  const again = useRevalidator().state
  const loading = [useNavigation().state, again].includes('loading')
  useHead()
  useFocusOnArrival()
  return (
    <>
      <div className={styles.progress} data-on={loading || undefined} aria-hidden="true" />
      <Region otherwise={<Logo />}>
        <Header />
      </Region>
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={loading}>
        <Outlet />
      </main>
      <Still part="footer" />
      <p className="hidden" role="status">
        {loading ? text('a11y.loading') : ''}
      </p>
      <Region otherwise={null}>
        <AccountHost />
      </Region>
      <ScrollRestoration />
    </>
  )
}
