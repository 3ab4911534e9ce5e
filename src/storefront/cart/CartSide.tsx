import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ExtraIcon } from '../components/MoreIcon.tsx'
import styles from './CartSide.module.css'
import { Codes } from './Codes.tsx'
import { useSalesMode } from './selling.ts'
import { useShoppingText } from './shoppingText.ts'
import { isOrderable } from './sums.ts'
import { Totals } from './Totals.tsx'
import { TotalsUnavailable } from './TotalsAway.tsx'
import type { QuoteState } from './useQuote.ts'

/** What it costs in all, and the way on. */
export function CartSummary({ price }: { price: QuoteState }) {
  const text = useShoppingText()
  const { language } = useLanguage()
  const salesMode = useSalesMode()
  const { quote, status } = price
  const isBlocked = status === 'fresh' && quote !== undefined && !isOrderable(quote)
  const go = (event: MouseEvent): void => {
    if (!isBlocked) return
    event.preventDefault()
    const wrong = document.querySelector<HTMLElement>('main [data-problem]')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }
  const ask = (
    <Link
      to="/requestAQuote?from=cart"
      className={salesMode === 'order' ? 'button quiet' : 'button'}
      data-main={salesMode !== 'order' || undefined}
    >
      <ExtraIcon name="chat" />
      {text('cart.requestQuote')}
    </Link>
  )
  return (
    <aside className={styles.side} aria-label={text('totals.title')}>
      <h2>{text('totals.title')}</h2>
      {salesMode === 'pricesHidden' ? (
        <p className={styles.hint}>{text('cart.pricesHidden')}</p>
      ) : (
        <>
          {status === 'failed' && <TotalsUnavailable onRetry={price.reload} />}
          {quote && <Totals quote={quote} isStale={status !== 'fresh'} isEstimate />}
          <Codes price={price} />
        </>
      )}
      {salesMode === 'paymentOff' && (
        <p className={styles.note}>
          <ExtraIcon name="info" />
          <span>
            <strong>{formatMessage('error.payment_unavailable', language)}</strong>{' '}
            {text('cart.askInstead')}
          </span>
        </p>
      )}
      <div className={styles.actions}>
        {salesMode === 'order' && (
          <>
            {isBlocked && (
              <p id="blocked" className={styles.note}>
                <ExtraIcon name="warning" />
                <span>{text('cart.blocked')}</span>
              </p>
            )}
            <Link
              to="/checkout"
              className="button"
              data-main
              aria-disabled={isBlocked || undefined}
              aria-describedby={isBlocked ? 'blocked' : undefined}
              onClick={go}
            >
              {text('cart.checkout')}
              <ExtraIcon name="arrow" />
            </Link>
          </>
        )}
        {ask}
      </div>
      {salesMode === 'order' && (
        <p className={styles.safe}>
          <ExtraIcon name="shield" size={18} />
          {text('cart.safe')}
        </p>
      )}
    </aside>
  )
}
