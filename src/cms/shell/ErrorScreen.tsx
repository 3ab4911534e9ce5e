import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import css from './ErrorScreen.module.css'

/** For faults of ours. It may stand outside of every provider, so it speaks both languages itself. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <section className={css.screen} role="alert">
      <p>Something wrong happened! Please try again.</p>
      <p lang="ar" dir="rtl">
        حدث خطأ ما! يرجى المحاولة مرة أخرى.
      </p>
      <button type="button" className={css.button} onClick={() => location.reload()}>
        Reload · إعادة التحميل
      </button>
    </section>
  )
}
