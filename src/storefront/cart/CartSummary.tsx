import type { MouseEvent } from 'react'
import { Link } from '../routing/Link.tsx'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import styles from './CartSummary.module.css'
import { DiscountCodes } from './totals/DiscountCodes.tsx'
import { useSalesMode } from './useSalesMode.ts'
import { useShoppingText } from './shoppingText.ts'
import { isOrderable } from './totals/quoteTotals.ts'
import { TotalBar } from './totals/TotalBar.tsx'
import { Totals } from './totals/Totals.tsx'
import type { QuoteState } from './totals/useQuote.ts'

/** The total, and the button that continues to checkout. */
export function CartSummary({ price }: { price: QuoteState }) {
  const text = useShoppingText()
  const { language } = useLanguage()
  const salesMode = useSalesMode()
  const { quote, status } = price
  const hasProblem = quote !== undefined && !isOrderable(quote)
  const isBlocked = status === 'fresh' && hasProblem
  const handleCheckoutClick = (event: MouseEvent): void => {
    if (!isBlocked) return
    event.preventDefault()
    const problemLine = document.querySelector<HTMLElement>('main [data-problem]')
    problemLine?.scrollIntoView({ block: 'center' })
    problemLine?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }
  const quoteLink = (
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
          <Totals price={price} isEstimate />
          <DiscountCodes price={price} />
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
          <TotalBar
            // The total includes what cannot be ordered.
            quote={hasProblem ? undefined : quote}
            isStale={status !== 'fresh'}
            problem={
              hasProblem && (
                <p id="blocked" className={styles.note}>
                  <ExtraIcon name="warning" />
                  <span>{text('cart.blocked')}</span>
                </p>
              )
            }
          >
            <ButtonLink
              to="/checkout"
              data-main
              aria-disabled={isBlocked || undefined}
              aria-describedby={hasProblem ? 'blocked' : undefined}
              onClick={handleCheckoutClick}
            >
              {text('cart.checkout')}
              <ExtraIcon name="arrow" />
            </ButtonLink>
          </TotalBar>
        )}
        {quoteLink}
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
