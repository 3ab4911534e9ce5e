import { useFormats } from '#ui/useFormats.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { PeriodPrice } from '../product/PeriodPrice.tsx'
import { Card } from '../profile/Card.tsx'
import type { Order, OrderLine } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { PriceBreakdownList } from './parts/PriceBreakdownList.tsx'
import { ProductLine } from './parts/ProductLine.tsx'
import { useProductSummaries, type ProductSummaries } from './parts/useProductSummaries.ts'

/** The ordered products and the price breakdown. */
export function OrderLines({ order }: { order: Order }) {
  const text = useOrdersText()
  const { client } = useSignedInUser()
  const items = order.items ?? []
  const isPartlyShipped = items.some(({ shipped }) => shipped)
  const summaries = useProductSummaries(
    client,
    items.flatMap(({ product }) => product?._id ?? []),
  )
  return (
    <Card title={text('lines.heading')}>
      <ul>
        {items.map((line, index) => (
          <Line
            key={line.code ?? index}
            line={line}
            summaries={summaries}
            isPartlyShipped={isPartlyShipped}
          />
        ))}
      </ul>
      <PriceBreakdownList breakdown={order} recurring={order.recurring} />
    </Card>
  )
}

type Props = {
  line: OrderLine
  summaries: ProductSummaries | undefined
  /** whether part of the order has been shipped */
  isPartlyShipped: boolean
}

function Line({ line, summaries, isPartlyShipped }: Props) {
  const text = useOrdersText()
  const formats = useFormats()
  const { product, name, code, quantity = 0, shipped = 0, unitPrice, discount, total } = line
  const summary = summaries?.[product?._id ?? '']
  const counts = { shipped: formats.number(shipped), quantity: formats.number(quantity) }
  return (
    <ProductLine
      name={name ?? ''}
      code={code}
      summary={summary}
      end={
        unitPrice && (
          <>
            <PeriodPrice
              value={{ ...unitPrice, amount: unitPrice.amount * quantity }}
              period={line.period}
            />
            {quantity > 1 && (
              <small>{text('lines.each', { price: formats.money(unitPrice) })}</small>
            )}
          </>
        )
      }
    >
      <p>{text('lines.quantity', { n: counts.quantity })}</p>
      {line.digital ? (
        <p>{text('lines.digital')}</p>
      ) : (
        isPartlyShipped && <p>{text('lines.shipped', counts)}</p>
      )}
      {Boolean(discount?.amount) && discount && total && (
        <p>{text('lines.saved', { amount: formats.money(discount) })}</p>
      )}
    </ProductLine>
  )
}
