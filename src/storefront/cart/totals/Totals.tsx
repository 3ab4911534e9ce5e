import type { ReactNode } from 'react'
import type { Money as Amount } from '#domain/money.ts'
import { useFormats } from '#ui/useFormats.ts'
import { usePeriodText } from '../../hooks/usePeriodText.ts'
import { Money } from '../../components/Money.tsx'
import type { Quote } from './quote.ts'
import { useShoppingText } from '../shoppingText.ts'
import { missedDiscounts, shippingTitle, deductionsOfKind, taxPercent } from './quoteTotals.ts'
import { TotalsUnavailable } from './TotalsUnavailable.tsx'
import type { QuoteState } from './useQuote.ts'
import styles from './Totals.module.css'

type Props = {
  price: QuoteState
  /** whether the shipping address is still unknown */
  isEstimate: boolean
}

/** The price of the cart: a placeholder until it is known, and whether it could not be read. */
export function Totals({ price: { quote, status, reload }, isEstimate }: Props) {
  return (
    <>
      {status === 'failed' && <TotalsUnavailable onRetry={reload} />}
      {quote && <QuoteTotals quote={quote} isStale={status !== 'fresh'} isEstimate={isEstimate} />}
      {!quote && status === 'asking' && (
        <div className={styles.bones} aria-hidden="true">
          {Array.from({ length: 10 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
      )}
    </>
  )
}

type QuoteProps = { quote: Quote; isStale: boolean; isEstimate: boolean }

function QuoteTotals({ quote, isStale, isEstimate }: QuoteProps) {
  const text = useShoppingText()
  const formats = useFormats()
  const periodText = usePeriodText()
  const shipping = shippingTitle(quote)
  const percent = formats.percent(taxPercent(quote))
  const total = formats.money(quote.due)
  return (
    <div className={styles.totals} data-stale={isStale || undefined}>
      <dl className="amounts">
        <Row label={text('totals.subtotal')} value={quote.subtotal} />
        {deductionsOfKind(quote, 'group_price').map(({ id, title, amount }) => (
          <div key={id} className={styles.why}>
            <dt>
              {text('totals.groupPrice', { title, amount: formats.money(withoutSign(amount)) })}
            </dt>
          </div>
        ))}
        {deductionsOfKind(quote, 'discount').map(({ id, title, percent: rate, amount }) => (
          <Row
            key={id}
            isDeduction
            label={text('totals.discount', {
              title: formats.digits(title),
              percent: formats.percent(rate),
            })}
            value={amount}
          />
        ))}
        {deductionsOfKind(quote, 'discount_cap').map(({ id, title, percent: rate, amount }) => (
          <Row
            key={`cap ${id}`}
            label={text('totals.cap', {
              title: formats.digits(title),
              percent: formats.percent(rate),
            })}
            value={amount}
          />
        ))}
        {shipping && (
          <Row label={text('totals.shipping', { title: shipping.title })} value={quote.shipping}>
            {shipping.isFree && text('totals.free')}
          </Row>
        )}
        {!quote.taxIncluded && quote.taxRate > 0 && (
          <Row label={text('totals.tax', { percent })} value={quote.tax} />
        )}
        {quote.rounding.amount !== 0 && (
          <Row label={text('totals.rounding')} value={quote.rounding} />
        )}
        <Row
          isSum
          label={text(quote.recurring.length ? 'totals.today' : 'totals.total')}
          value={quote.total}
        />
        {quote.giftCard.amount > 0 && (
          <>
            <Row
              isDeduction
              label={text('totals.giftCard')}
              value={{ ...quote.giftCard, amount: -quote.giftCard.amount }}
            />
            <Row isSum label={text('totals.due')} value={quote.due} />
          </>
        )}
        {quote.recurring.map(({ period, amount }) => (
          <Row
            key={period}
            label={text('totals.then', { period: periodText(period) ?? '' })}
            value={amount}
          />
        ))}
      </dl>
      {quote.taxIncluded && quote.taxRate > 0 && (
        <p className={styles.note}>
          {text('totals.taxIncluded', { percent, amount: formats.money(quote.tax) })}
        </p>
      )}
      {isEstimate && <p className={styles.note}>{text('totals.estimate')}</p>}
      {missedDiscounts(quote).map(({ id, title = '', reason = '' }) => (
        <p key={id} className={styles.note}>
          {text(reason === 'better_one' ? 'missed.better' : 'missed.more', { title })}
        </p>
      ))}
      <p className="hidden" role="status">
        {isStale ? '' : text('totals.spoken', { total })}
      </p>
    </div>
  )
}

const withoutSign = (amount: Amount): Amount => ({ ...amount, amount: Math.abs(amount.amount) })

type RowProps = {
  label: string
  value: Amount
  isDeduction?: boolean
  isSum?: boolean
  /** replaces the amount */
  children?: ReactNode
}

const Row = ({ label, value, isDeduction, isSum, children }: RowProps) => (
  <div className={isSum ? styles.sum : isDeduction ? styles.less : undefined}>
    <dt>{label}</dt>
    <dd>{children || <Money value={value} />}</dd>
  </div>
)
