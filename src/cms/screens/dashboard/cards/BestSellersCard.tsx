import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Thumbnail } from '../../../kinds/cells/Thumbnail.tsx'
import { Amount } from '../Amount.tsx'
import { Card } from '../Card.tsx'
import { Entries, Entry } from '../Entries.tsx'
import { EmptyMessage } from '../EmptyMessage.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'

/** The products with the highest revenue in a period. */
export function BestSellersCard({ data: { bestProducts } }: { data: Dashboard }) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  if (!bestProducts) return null
  return (
    <Card title={t('best.title')} to={links.list('products')}>
      {bestProducts.length === 0 ? (
        <EmptyMessage text={t('best.empty')} />
      ) : (
        <Entries>
          {bestProducts.map(({ product, quantity, revenue }) => (
            <Entry
              key={product._id}
              to={links.record('products', product._id)}
              picture={<Thumbnail value={product.images} size="small" />}
              title={<bdi>{formats.digits(String(product.name))}</bdi>}
              description={<bdi>{product.code}</bdi>}
              trailing={<Amount value={revenue} />}
              trailingDetail={t('best.sold', { count: quantity, n: formats.number(quantity) })}
            />
          ))}
        </Entries>
      )}
    </Card>
  )
}
