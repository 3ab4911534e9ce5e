import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { NextIcon } from '../components/directionalIcons.tsx'
import { useCurrentCrumbs } from '../context/CrumbsContext.tsx'
import { useText } from '../context/useText.ts'
import css from './Breadcrumbs.module.css'

export function Breadcrumbs() {
  const t = useText()
  const formats = useFormats()
  const crumbs = useCurrentCrumbs()
  return (
    <nav aria-label={t('nav.breadcrumb')} className={css.nav}>
      <ol className={css.list}>
        {crumbs.map(({ label, to }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={`${index} ${label}`} className={css.item}>
              {index > 0 && <NextIcon className={css.chevron ?? ''} fontSize="small" aria-hidden />}
              {to && !last ? (
                <Link to={to} className={css.link}>
                  {formats.digits(label)}
                </Link>
              ) : (
                <span className={css.here} aria-current={last ? 'page' : undefined}>
                  {formats.digits(label)}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
