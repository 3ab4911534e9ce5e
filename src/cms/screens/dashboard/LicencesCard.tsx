import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Card } from './Card.tsx'
import { Entries, Entry } from './Entries.tsx'
import { EmptyMessage } from './Nothing.tsx'
import { useDashboardText } from './useDashboardText.ts'
import { useLinks } from './useLinks.ts'
import { useMoments } from './useMoments.ts'

type Props = { readonly licences: NonNullable<Dashboard['licences']> }

/** What tenants soon have to do without, unless somebody renews it. */
export function LicencesCard({ licences: { count, from, until, records } }: Props) {
  const t = useDashboardText()
  const formats = useFormats()
  const moments = useMoments()
  const links = useLinks()
  const ending = {
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
      to={links.list('license-allocation', count > 0 ? ending : {})}
    >
      {records.length === 0 ? (
        <EmptyMessage
          isPositive
          text={t('licences.empty', { n: formats.number(daysFrom(from, until)) })}
        />
      ) : (
        <Entries>
          {records.map(({ _id, name, quantity, used, endsAt }) => (
            <Entry
              key={_id}
              to={links.one('license-allocation', _id)}
              title={<bdi>{formats.digits(String(name))}</bdi>}
              about={t('dash.usedOf', {
                n: formats.number(used ?? 0),
                limit: formats.number(quantity ?? 0),
              })}
              end={moments.until(endsAt ?? '')}
              under={moments.day(endsAt ?? '')}
            />
          ))}
        </Entries>
      )}
    </Card>
  )
}

const daysFrom = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
