import { Link } from 'react-router-dom'
import type { Dashboard } from '#api/dashboard.ts'
import { choiceLabel } from '#resource/choices.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { toneOf } from '../../../kinds/tones.ts'
import { Card } from '../Card.tsx'
import { EmptyMessage } from '../EmptyMessage.tsx'
import { placedOrdersQuery } from '../orderQueries.ts'
import { StatusLabel } from '../StatusLabel.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import css from '../Bars.module.css'

/** The orders of a period by status, in the order that they go through. */
export function StatusCard({ data: { byStatus, period } }: { data: Dashboard }) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  const { language } = useLanguage()
  if (!byStatus) return null
  const property = links.findResource('orders').field['status']?.property ?? {}
  const maxCount = Math.max(...byStatus.map(({ count }) => count))
  return (
    <Card title={t('status.title')} to={links.list('orders', placedOrdersQuery(period))}>
      {maxCount === 0 ? (
        <EmptyMessage text={t('sales.empty')} />
      ) : (
        <ul className={css.bars}>
          {byStatus.map(({ status, count }) => (
            <li key={status}>
              <Link
                className={css.row ?? ''}
                data-none={count === 0}
                to={links.list('orders', { ...placedOrdersQuery(period), status })}
              >
                <span className={css.label}>
                  <StatusLabel tone={toneOf(status)}>
                    {choiceLabel(property, status, language)}
                  </StatusLabel>
                </span>
                <span className={css.track} aria-hidden>
                  <span
                    className={css.bar}
                    style={{ inlineSize: `${(count / maxCount) * 100}%` }}
                  />
                </span>
                <span className={css.count}>{formats.number(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
