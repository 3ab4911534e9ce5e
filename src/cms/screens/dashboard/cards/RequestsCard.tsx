import type { Dashboard } from '#api/dashboard.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Card } from '../Card.tsx'
import { Entries, Entry } from '../Entries.tsx'
import { EmptyMessage } from '../EmptyMessage.tsx'
import { StatusLabel } from '../StatusLabel.tsx'
import { useChoiceLabels } from '../useChoiceLabels.ts'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import { useDateFormats } from '../useDateFormats.ts'

type Props = { readonly requests: NonNullable<Dashboard['requests']> }

/** The newest requests; those that wait for the shop come first. */
export function RequestsCard({ requests: { waitsFor, waiting, records } }: Props) {
  const t = useDashboardText()
  const dates = useDateFormats()
  const links = useLinks()
  const choiceLabel = useChoiceLabels('requests')
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
            const waitsForShop = waitsFor.includes(String(request.waitsFor))
            const field = waitsForShop ? 'waitsFor' : 'status'
            return (
              <Entry
                key={request._id}
                to={links.record('requests', request._id)}
                title={<bdi>{`${request.firstName} ${request.lastName}`}</bdi>}
                description={
                  <StatusLabel tone={waitsForShop ? 'warning' : 'neutral'}>
                    {choiceLabel(field, request[field])}
                  </StatusLabel>
                }
                trailing={choiceLabel('type', request.type)}
                trailingDetail={dates.day(request.createdAt ?? '')}
              />
            )
          })}
        </Entries>
      )}
    </Card>
  )
}
