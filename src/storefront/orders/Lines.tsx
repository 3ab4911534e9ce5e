import { useFormats } from '#ui/useFormats.ts'
import { useSelf } from '../account/self.ts'
import { PeriodPrice } from '../components/PeriodPrice.tsx'
import { Card } from '../profile/Card.tsx'
import type { Order, OrderLine } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { Bill } from './parts/Bill.tsx'
import { ProductLine } from './parts/ProductLine.tsx'
import { useProducts, type Shown } from './parts/useProducts.ts'

/** What was ordered, and what it came to. */
export function Lines({ order }: { order: Order }) {
  const text = useOrdersText()
  const { client } = useSelf()
  const items = order.items ?? []
  const isUnderWay = items.some(({ shipped }) => shipped)
  const shown = useProducts(
    client,
    items.flatMap(({ product }) => product?._id ?? []),
  )
  return (
    <Card title={text('lines.heading')}>
      <ul>
        {items.map((line, index) => (
          <Line key={line.code ?? index} line={line} shown={shown} isUnderWay={isUnderWay} />
        ))}
      </ul>
      <Bill priced={order} recurring={order.recurring} />
    </Card>
  )
}

type Props = {
  line: OrderLine
  shown: Shown | undefined
  /** some of the order has been sent */
  isUnderWay: boolean
}

function Line({ line, shown, isUnderWay }: Props) {
  const text = useOrdersText()
  const formats = useFormats()
  const { product, name, code, quantity = 0, shipped = 0, unitPrice, discount, total } = line
  const found = shown?.[product?._id ?? '']
  const counts = { shipped: formats.number(shipped), quantity: formats.number(quantity) }
  return (
    <ProductLine
      name={name ?? ''}
      code={code}
      shown={found}
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
        isUnderWay && <p>{text('lines.shipped', counts)}</p>
      )}
      {Boolean(discount?.amount) && discount && total && (
        <p>{text('lines.saved', { amount: formats.money(discount) })}</p>
      )}
    </ProductLine>
  )
}
