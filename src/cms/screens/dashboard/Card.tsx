import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { useDashboardText } from './useDashboardText.ts'
import css from './Card.module.css'

type Props = {
  readonly title: string
  /** how many there are; said beside the title */
  readonly count?: number | undefined
  /** the list behind it */
  readonly to?: string | undefined
  readonly tools?: ReactNode
  /** of its heading */
  readonly level?: 2 | 3
  readonly children: ReactNode
}

/** One part of the dashboard: what it is about, how much there is of it, and the way to all of it. */
export function Card({ title, count, to, tools, level = 2, children }: Props) {
  const t = useDashboardText()
  const formats = useFormats()
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {count !== undefined && count > 0 && (
          <span className={css.count}>{formats.number(count)}</span>
        )}
        {tools}
        {to !== undefined && (
          <Link className={css.all ?? ''} to={to} aria-label={t('dash.showAllOf', { what: title })}>
            {t('dash.showAll')}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
