import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Card } from '../Card.tsx'
import { Entries, Entry } from '../Entries.tsx'
import { EmptyMessage } from '../EmptyMessage.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import { useDateFormats } from '../useDateFormats.ts'

type Props = { readonly licences: NonNullable<Dashboard['licences']> }

/** Licences that expire soon unless they are renewed. */
export function LicencesCard({ licences: { count, from, until, records } }: Props) {
  const t = useDashboardText()
  const formats = useFormats()
  const dates = useDateFormats()
  const links = useLinks()
  const expiringFilter = {
    status: 'active',
    'endsAt[gte]': from,
    'endsAt[lte]': until,
    sort: 'endsAt',
  }
  return (
    <Card
      level={3}
      title={t('licences.title')}
      count={count}
      to={links.list('license-allocation', count > 0 ? expiringFilter : {})}
    >
      {records.length === 0 ? (
        <EmptyMessage
          isPositive
          text={t('licences.empty', { n: formats.number(daysBetween(from, until)) })}
        />
      ) : (
        <Entries>
          {records.map(({ _id, name, quantity, used, endsAt }) => (
            <Entry
              key={_id}
              to={links.record('license-allocation', _id)}
              title={<bdi>{formats.digits(String(name))}</bdi>}
              description={t('dash.usedOf', {
                n: formats.number(used ?? 0),
                limit: formats.number(quantity ?? 0),
              })}
              trailing={dates.daysUntil(endsAt ?? '')}
              trailingDetail={dates.day(endsAt ?? '')}
            />
          ))}
        </Entries>
      )}
    </Card>
  )
}

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
