import { Link } from '../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { orderPath } from '#domain/orderPath.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Button, QuietButton } from '../components/Button.tsx'
import { PeriodPrice } from '../product/PeriodPrice.tsx'
import { PriceBreakdownList } from '../orders/parts/PriceBreakdownList.tsx'
import { ProductLine } from '../orders/parts/ProductLine.tsx'
import { useDateTimeFormatter } from '../orders/parts/useDateTimeFormatter.ts'
import { useProductSummaries } from '../orders/parts/useProductSummaries.ts'
import { Card } from '../profile/Card.tsx'
import type { RequestPermissions } from './requestPermissions.ts'
import styles from './Offer.module.css'
import type { CustomerRequest } from './requestsApi.ts'
import { useRequestReader } from './requestReader.ts'
import { useRequestsText } from './requestsText.ts'

export type OfferAnswer = 'accept' | 'counter' | 'decline'

type Props = {
  request: CustomerRequest
  can: RequestPermissions
  onAnswer: (answer: OfferAnswer) => void
}

/** The shop's offer with its validity and the possible answers. */
export function Offer({ request, can, onAnswer }: Props) {
  const text = useRequestsText()
  const formats = useFormats()
  const { features } = useBrand()
  const formatDateTime = useDateTimeFormatter()
  const { client, canReadOrders } = useRequestReader()
  const { lines = [], validUntil, round, order } = request
  const summaries = useProductSummaries(
    client,
    lines.flatMap(({ product }) => product?._id ?? []),
  )
  const validUntilValues = { date: formatDateTime(validUntil) }
  const isOpen = can.decide || request.status === 'countered'
  return (
    <Card
      title={text('offer.heading')}
      lead={[
        text('offer.version', { n: formats.number(round ?? 1) }),
        validUntil && text(isOpen ? 'offer.until' : 'offer.over', validUntilValues),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <ul>
        {lines.map(({ product, quantity = 0, unitPrice, listPrice }) => (
          <ProductLine
            key={product?._id}
            name={product?.name ?? ''}
            code={product?.code}
            summary={summaries?.[product?._id ?? '']}
            end={
              unitPrice && (
                <PeriodPrice
                  value={{ ...unitPrice, amount: unitPrice.amount * quantity }}
                  period={summaries?.[product?._id ?? '']?.period}
                />
              )
            }
          >
            {unitPrice && (
              <p>
                {text('offer.each', {
                  quantity: formats.number(quantity),
                  price: formats.money(unitPrice),
                })}
              </p>
            )}
            {unitPrice && listPrice && listPrice.amount > unitPrice.amount && (
              <p>{text('offer.instead', { price: formats.money(listPrice) })}</p>
            )}
          </ProductLine>
        ))}
      </ul>
      <PriceBreakdownList breakdown={request} />
      {canReadOrders && order?._id && (
        <Link to={`${orderPath(features)}/${order._id}`} className={`button ${styles.order}`}>
          <span>{text('request.order', { number: '' })}</span>
          <Code>{order.number}</Code>
        </Link>
      )}
      {can.decide && (
        <div className="actions stacked">
          <Button onClick={() => onAnswer('accept')}>{text('offer.accept')}</Button>
          <QuietButton onClick={() => onAnswer('counter')}>{text('offer.counter')}</QuietButton>
          <button type="button" className={styles.decline} onClick={() => onAnswer('decline')}>
            {text('offer.decline')}
          </button>
        </div>
      )}
    </Card>
  )
}
