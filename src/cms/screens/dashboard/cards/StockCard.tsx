import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Card } from '../Card.tsx'
import { Entries, Entry } from '../Entries.tsx'
import { EmptyMessage } from '../EmptyMessage.tsx'
import { StatusLabel } from '../StatusLabel.tsx'
import { useChoiceLabels } from '../useChoiceLabels.ts'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'

type Props = { readonly stock: NonNullable<Dashboard['lowStock']> }

/** Products that are low in stock or out of stock. */
export function StockCard({ stock: { count, levels, records } }: Props) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  const choiceLabel = useChoiceLabels('inventory')
  return (
    <Card
      level={3}
      title={t('stock.title')}
      count={count}
      to={links.list('inventory', count > 0 ? { level: levels } : {})}
    >
      {records.length === 0 ? (
        <EmptyMessage isPositive text={t('stock.empty')} />
      ) : (
        <Entries>
          {records.map(({ _id, product, code, available, level }) => (
            <Entry
              key={_id}
              to={links.record('inventory', _id)}
              title={<bdi>{formats.digits(String(product?.name ?? code))}</bdi>}
              description={
                <StatusLabel tone={level === 'out' ? 'danger' : 'warning'}>
                  {level === 'out'
                    ? choiceLabel('level', level)
                    : t('stock.left', { count: available ?? 0, n: formats.number(available ?? 0) })}
                </StatusLabel>
              }
              trailingDetail={<bdi>{code}</bdi>}
            />
          ))}
        </Entries>
      )}
    </Card>
  )
}
