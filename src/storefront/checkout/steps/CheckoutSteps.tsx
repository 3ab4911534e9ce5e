import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CartSkeleton } from '../../cart/CartSkeleton.tsx'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { TotalsUnavailable } from '../../cart/totals/TotalsUnavailable.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import type { ListState } from '../../lists/persistentList.ts'
import { AddressStep } from './AddressStep.tsx'
import styles from '../Checkout.module.css'
import { DeliveryStep } from './DeliveryStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { OrderSummary } from '../OrderSummary.tsx'
import { Stepper } from './Stepper.tsx'
import { allowedStep, type StepName } from './steps.ts'
import { useCheckout } from '../useCheckout.ts'
import type { AddressErrors } from '../orderRefusal.ts'

type Props = {
  requestedStep: StepName | undefined
  cart: ListState
  /** called with the cart while it is being submitted, and with undefined afterwards */
  onSubmitting: (cart: ListState | undefined) => void
  onPlaced: () => void
}

/** Shows one step at a time; a step opens only when all earlier ones are done. */
export function CheckoutSteps({ requestedStep, cart, onSubmitting, onPlaced }: Props) {
  const text = useShoppingText()
  const navigate = useNavigate()
  const checkout = useCheckout(cart)
  const [addressErrors, setAddressErrors] = useState<AddressErrors>({})
  const { own, price, steps, isDone } = checkout
  const { quote, status } = price
  const step = quote ? allowedStep(requestedStep, steps, isDone) : requestedStep
  // A quote for another cart or country must not cause a redirect.
  const mustRedirect = status === 'fresh' && own.data !== undefined && step !== requestedStep
  useEffect(() => {
    if (mustRedirect) void navigate(`/checkout/${step}`, { replace: true })
  }, [mustRedirect, step, navigate])

  /** Goes to the next step; if every step is already done, to the review. */
  const goToNext = (from: StepName): void => {
    const next = steps[steps.indexOf(from) + 1] ?? 'review'
    const isChange = isDone(from) && steps.every((each) => each === 'review' || isDone(each))
    void navigate(`/checkout/${isChange ? 'review' : next}`)
  }

  const renderBody = () => {
    if (own.status === 'failed') return <LoadFailed onRetry={() => void own.reload()} />
    const { data } = own
    if (!quote && status === 'failed') return <TotalsUnavailable onRetry={price.reload} />
    if (!data || !quote || !step) return <CartSkeleton isSingle />
    const stepProps = { checkout, accountData: data, quote }
    if (step === 'address')
      return (
        <AddressStep
          {...stepProps}
          addressErrors={addressErrors}
          onDone={() => goToNext('address')}
        />
      )
    if (step === 'delivery')
      return <DeliveryStep {...stepProps} onDone={() => goToNext('delivery')} />
    if (step === 'payment') return <PaymentStep {...stepProps} onDone={() => goToNext('payment')} />
    return (
      <ReviewStep
        {...stepProps}
        onAddressErrors={setAddressErrors}
        onSubmitting={onSubmitting}
        onPlaced={onPlaced}
      />
    )
  }
  return (
    <>
      <Stepper steps={steps} current={step ?? 'address'} isDone={isDone} />
      <div className={styles.columns}>
        <div className={styles.body}>
          <h1 className={styles.title}>{text(`step.${step ?? 'address'}`)}</h1>
          {renderBody()}
        </div>
        <OrderSummary checkout={checkout} />
      </div>
    </>
  )
}
