import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import type { Quote } from '../../cart/totals/quote.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { addressInputFrom } from '../../profile/addresses/addressForm.ts'
import { useLabel, useProfileText } from '../../profile/profileText.ts'
import { AddressLines } from './AddressLines.tsx'
import styles from './ReviewDetails.module.css'
import type { StepName } from './steps.ts'
import type { CheckoutState, AccountData } from '../useCheckout.ts'

type Props = { checkout: CheckoutState; accountData: AccountData; quote: Quote }

/** Lists the choices of all steps, each with a link to change it. */
export function ReviewDetails({ checkout, accountData, quote }: Props) {
  const text = useShoppingText()
  const { steps, choices } = checkout
  const savedAddress = accountData.addresses.find(({ _id }) => _id === choices.address)
  const address =
    savedAddress ?? (choices.typed && addressInputFrom(choices.typed, accountData.names.codes))
  const shippingMethod = quote.shippingMethods.find(({ _id }) => _id === choices.shippingMethod)
  const detailByStep: Readonly<Partial<Record<StepName, ReactNode>>> = {
    address: address && <AddressLines address={address} names={accountData.names} />,
    delivery: shippingMethod && (
      <>
        <span className={styles.main}>{shippingMethod.title}</span>
        <span>{accountData.methodDescriptions[shippingMethod._id]}</span>
      </>
    ),
    payment: <PaymentDetail checkout={checkout} accountData={accountData} />,
  }
  return (
    <dl className={styles.facts}>
      {steps.map(
        (step) =>
          step !== 'review' && (
            <div key={step}>
              <dt>{text(`stepper.${step}`)}</dt>
              <dd>{detailByStep[step]}</dd>
              <dd className={styles.edit}>
                <Link
                  to={`/checkout/${step}`}
                  className="touchLink"
                  aria-label={text(`edit.${step}`)}
                >
                  {text('review.edit')}
                </Link>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function PaymentDetail({ checkout: { choices }, accountData }: Omit<Props, 'quote'>) {
  const text = useShoppingText()
  const profile = useProfileText()
  const label = useLabel()
  const { method, savedCard, saveCard } = choices
  const card = accountData.cards.find(({ _id }) => _id === savedCard)
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
