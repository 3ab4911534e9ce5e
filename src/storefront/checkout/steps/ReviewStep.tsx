import { useEffect, type SubmitEvent } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { TextAreaField } from '../../account/form/TextAreaField.tsx'
import type { Quote } from '../../cart/totals/quote.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { isOrderable } from '../../cart/totals/quoteTotals.ts'
import { TotalsUnavailable } from '../../cart/totals/TotalsUnavailable.tsx'
import { updateChoices } from '../checkoutChoices.ts'
import type { AddressErrors } from '../orderRefusal.ts'
import { RefusalNote } from '../RefusalNote.tsx'
import { ReviewDetails } from './ReviewDetails.tsx'
import styles from './ReviewStep.module.css'
import step from './Step.module.css'
import { TotalBar } from '../../cart/totals/TotalBar.tsx'
import type { CheckoutState, AccountData } from '../useCheckout.ts'
import { usePlaceOrder } from '../usePlaceOrder.ts'

type Props = {
  checkout: CheckoutState
  accountData: AccountData
  quote: Quote
  onAddressErrors: (errors: AddressErrors) => void
  onSubmitting: (cart: CheckoutState['cart'] | undefined) => void
  onPlaced: () => void
}

/** Shows the whole order once more, with the button that places it. */
export function ReviewStep(props: Props) {
  const { checkout, accountData, quote, onAddressErrors } = props
  const text = useShoppingText()
  const formats = useFormats()
  const { features } = useBrand()
  const { busy, refusal, place } = usePlaceOrder(props)
  const { choices, price } = checkout
  const isFresh = price.status === 'fresh'
  const isReady = isFresh && isOrderable(quote) && quote.deliverable
  useEffect(() => {
    if (refusal) onAddressErrors(refusal.addressErrors)
  }, [refusal, onAddressErrors])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isReady) void place()
  }
  return (
    <form className={step.step} onSubmit={submit}>
      {refusal && (
        <RefusalNote refusal={refusal} currentTotal={isFresh ? quote.total : undefined} />
      )}
      {price.status === 'failed' && <TotalsUnavailable onRetry={price.reload} />}
      {isFresh && !isOrderable(quote) && !refusal && (
        <p className={step.warning} role="alert">
          {text('cart.blocked')}{' '}
          <Link to="/cart" className="link underlined">
            {text('totals.edit')}
          </Link>
        </p>
      )}
      <ReviewDetails checkout={checkout} accountData={accountData} quote={quote} />
      <TextAreaField
        name="note"
        label={text('review.note')}
        isOptional
        hint={text('review.noteHint')}
        error={undefined}
        value={choices.note}
        onValue={(note) => updateChoices({ note })}
      />
      <div className={styles.end}>
        {features.terms && (
          <p className={styles.terms}>
            {text('review.terms')}{' '}
            <Link to="/termsAndConditions" target="_blank" className="link underlined">
              {text('review.termsLink')}
              <span className="hidden"> {text('review.newTab')}</span>
            </Link>
          </p>
        )}
        <TotalBar quote={quote} isTotalInButton>
          <button
            type="submit"
            className={`button ${styles.place}`}
            aria-disabled={busy || !isReady}
            aria-busy={busy}
          >
            {busy
              ? text('review.placing')
              : text('review.place', { total: formats.money(quote.due) })}
          </button>
        </TotalBar>
        <p className={styles.next}>{text(nextNoteKey(quote, choices.method))}</p>
      </div>
    </form>
  )
}

const nextNoteKey = ({ due }: Quote, method: 'card' | 'bank_transfer') =>
  due.amount === 0 ? 'review.nextNothing' : (`review.next.${method}` as const)
