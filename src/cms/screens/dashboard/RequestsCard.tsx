import type { Dashboard } from '#api/dashboard.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Card } from './Card.tsx'
import { Entries, Entry } from './Entries.tsx'
import { EmptyMessage } from './Nothing.tsx'
import { StatusLabel } from './State.tsx'
import { useChoices } from './useChoices.ts'
import { useDashboardText } from './useDashboardText.ts'
import { useLinks } from './useLinks.ts'
import { useMoments } from './useMoments.ts'

type Props = { readonly requests: NonNullable<Dashboard['requests']> }

/** The newest requests, those first that wait for the shop. */
export function RequestsCard({ requests: { waitsFor, waiting, records } }: Props) {
  const t = useDashboardText()
  const moments = useMoments()
  const links = useLinks()
  const choice = useChoices('requests')
  const { language } = useLanguage()
  return (
    <Card
      level={3}
      title={links.findResource('requests').labels.many[language]}
      count={waiting}
      to={links.list('requests', waiting > 0 ? { waitsFor } : {})}
    >
      {records.length === 0 ? (
        <EmptyMessage text={t('requests.empty')} />
      ) : (
        <Entries>
          {records.map((request) => {
            const isOurs = waitsFor.includes(String(request.waitsFor))
            const field = isOurs ? 'waitsFor' : 'status'
            return (
              <Entry
                key={request._id}
                to={links.one('requests', request._id)}
                title={<bdi>{`${request.firstName} ${request.lastName}`}</bdi>}
                about={
                  <StatusLabel tone={isOurs ? 'warning' : 'neutral'}>
                    {choice(field, request[field])}
                  </StatusLabel>
                }
                end={choice('type', request.type)}
                under={moments.day(request.createdAt ?? '')}
              />
            )
          })}
        </Entries>
      )}
    </Card>
  )
}
