import { useState, type SubmitEvent } from 'react'
import { Link } from '../../routing/Link.tsx'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { Quote, ShippingMethod } from '../../cart/totals/quote.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { Money } from '../../components/Money.tsx'
import { ChoiceCard, ChoiceGroup } from './ChoiceCard.tsx'
import { completeStep } from '../checkoutChoices.ts'
import { ContinueButton } from './ContinueButton.tsx'
import styles from './Step.module.css'
import type { CheckoutState, AccountData } from '../useCheckout.ts'

type Props = { checkout: CheckoutState; accountData: AccountData; quote: Quote; onDone: () => void }

/** Selects the shipping method and shows what each one costs. */
export function DeliveryStep({ checkout, accountData, quote, onDone }: Props) {
  const text = useShoppingText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { shippingMethods: methods } = quote
  const [chosenId, setChosenId] = useState(checkout.choices.shippingMethod)
  const selectedId = chosenId || quote.shippingMethod
  const chosen = methods.find(({ _id }) => _id === selectedId) ?? methods[0]
  const net = quote.subtotal.amount - quote.discount.amount
  const isFree = ({ freeFrom }: ShippingMethod) => freeFrom !== null && net >= freeFrom.amount
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!chosen) return
    completeStep('delivery', { shippingMethod: chosen._id })
    onDone()
  }
  if (!chosen)
    return (
      <div className={styles.step}>
        <p className={styles.warning} role="alert">
          {formatMessage('error.no_delivery', language)}
        </p>
        <Link to="/checkout/address" className={`button ${styles.continue}`}>
          {text('delivery.otherAddress')}
        </Link>
      </div>
    )
  return (
    <form className={styles.step} onSubmit={submit}>
      <ChoiceGroup label={text('step.delivery')}>
        {methods.map((method) => (
          <ChoiceCard
            key={method._id}
            name="delivery"
            value={method._id}
            isChosen={method._id === chosen._id}
            onChoose={() => setChosenId(method._id)}
            title={method.title}
            aside={isFree(method) ? text('totals.free') : <Money value={method.price} />}
          >
            <span>{formats.digits(accountData.methodDescriptions[method._id] ?? '')}</span>
            {method.freeFrom && !isFree(method) && (
              <span>{text('delivery.freeFrom', { amount: formats.money(method.freeFrom) })}</span>
            )}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      <ContinueButton quote={quote} />
    </form>
  )
}
