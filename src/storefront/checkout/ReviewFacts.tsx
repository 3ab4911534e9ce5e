import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Code } from '#ui/Code.tsx'
import type { Quote } from '../cart/quote.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { addressInputFrom } from '../profile/addresses/addressForm.ts'
import { useLabel, useProfileText } from '../profile/profileText.ts'
import { AddressLines } from './AddressLines.tsx'
import styles from './ReviewFacts.module.css'
import type { StepName } from './steps.ts'
import type { Checkout, AccountData } from './useCheckout.ts'

type Props = { checkout: Checkout; own: AccountData; quote: Quote }

/** What was answered, each with the way back to its question. */
export function ReviewFacts({ checkout, own, quote }: Props) {
  const text = useShoppingText()
  const { steps, choices } = checkout
  const saved = own.addresses.find(({ _id }) => _id === choices.address)
  const address = saved ?? (choices.typed && addressInputFrom(choices.typed, own.names.codes))
  const shippingMethod = quote.shippingMethods.find(({ _id }) => _id === choices.shippingMethod)
  const facts: Readonly<Partial<Record<StepName, ReactNode>>> = {
    address: address && <AddressLines address={address} names={own.names} />,
    delivery: shippingMethod && (
      <>
        <span className={styles.main}>{shippingMethod.title}</span>
        <span>{own.about[shippingMethod._id]}</span>
      </>
    ),
    payment: <PaymentFact checkout={checkout} own={own} />,
  }
  return (
    <dl className={styles.facts}>
      {steps.map(
        (step) =>
          step !== 'review' && (
            <div key={step}>
              <dt>{text(`stepper.${step}`)}</dt>
              <dd>{facts[step]}</dd>
              <dd className={styles.edit}>
                <Link to={`/checkout/${step}`} aria-label={text(`edit.${step}`)}>
                  {text('review.edit')}
                </Link>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function PaymentFact({ checkout: { choices }, own }: Omit<Props, 'quote'>) {
  const text = useShoppingText()
  const profile = useProfileText()
  const label = useLabel()
  const { method, savedCard, saveCard } = choices
  const card = own.cards.find(({ _id }) => _id === savedCard)
  if (method === 'bank_transfer')
    return <span className={styles.main}>{text('payment.transfer')}</span>
  if (card)
    return (
      <span className={styles.main}>
        {card.brand ? label('brand', card.brand) : profile('card.unknown')}{' '}
        <Code>•••• {card.lastFour}</Code>
      </span>
    )
  return (
    <>
      <span className={styles.main}>{text('payment.card')}</span>
      {saveCard && <span>{text('payment.willSave')}</span>}
    </>
  )
}
