import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { Logo } from './Logo.tsx'
import { LazyNotFoundDrawing } from '../components/drawings/LazyNotFoundDrawing.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../hooks/useText.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Shown if a route fails to load or render. */
export function ErrorPage() {
  const text = useText()
  const error = useRouteError()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <EmptyState
      heading="h1"
      title={text('error.title')}
      text={text('error.text')}
      drawing={<LazyNotFoundDrawing />}
      action={
        <a href={`/${language}${pathname}${search}`} className="button" target="_self">
          {text('error.action')}
        </a>
      }
    />
  )
}

/** The error page without the layout, for when the shared data itself could not be loaded. */
export const BrokenPage = () => (
  <>
    <header className="wrap">
      <Logo />
    </header>
    <main>
      <ErrorPage />
    </main>
  </>
)
