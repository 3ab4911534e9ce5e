import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import css from './ErrorScreen.module.css'

/**
 * Shown for our own errors. It may be rendered outside of all providers, so it has texts in both
 * languages itself.
 */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <section className={css.screen} role="alert">
      <h1 className={css.title}>
        <span lang="en">Something wrong happened! Please try again.</span>
        <span lang="ar" dir="rtl">
          حدث خطأ ما! يرجى المحاولة مرة أخرى.
        </span>
      </h1>
      <button type="button" className={css.button} onClick={() => location.reload()}>
        Reload · إعادة التحميل
      </button>
    </section>
  )
}
