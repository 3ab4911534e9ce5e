import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { DirectionalText } from '../Amount.tsx'
import { Card } from '../Card.tsx'
import { Entries, Entry } from '../Entries.tsx'
import { EmptyMessage } from '../EmptyMessage.tsx'
import { useChoiceLabels } from '../useChoiceLabels.ts'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'

type Props = { readonly discounts: NonNullable<Dashboard['discounts']> }

/** The active discounts and how much they were used. */
export function DiscountsCard({ discounts: { count, records } }: Props) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  const choiceLabel = useChoiceLabels('discounts')
  const formatUsage = (used: number, limit: number | null | undefined): string => {
    if (limit) return t('dash.usedOf', { n: formats.number(used), limit: formats.number(limit) })
    return used
      ? t('discounts.used', { count: used, n: formats.number(used) })
      : t('discounts.unused')
  }
  return (
    <Card
      title={t('discounts.title')}
      count={count}
      to={links.list('discounts', count > 0 ? { state: 'active' } : {})}
    >
      {records.length === 0 ? (
        <EmptyMessage
          text={t('discounts.empty')}
          to={links.add('discounts')}
          action={t('discounts.add')}
        />
      ) : (
        <Entries>
          {records.map(({ _id, title, type, code, percentage, used, usageLimit }) => (
            <Entry
              key={_id}
              to={links.record('discounts', _id)}
              title={<bdi>{formats.digits(String(title))}</bdi>}
              description={code ? <bdi>{code}</bdi> : choiceLabel('type', type)}
              trailing={<DirectionalText>{formats.percent(percentage ?? 0)}</DirectionalText>}
              trailingDetail={formatUsage(used ?? 0, usageLimit)}
            />
          ))}
        </Entries>
      )}
    </Card>
  )
}
