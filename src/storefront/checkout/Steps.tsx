import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CartBones } from '../cart/CartBones.tsx'
import { useShoppingText } from '../cart/shoppingText.ts'
import { TotalsAway } from '../cart/TotalsAway.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import type { Kept } from '../lists/keptList.ts'
import { AddressStep } from './AddressStep.tsx'
import styles from './Checkout.module.css'
import { DeliveryStep } from './DeliveryStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { Side } from './Side.tsx'
import { Stepper } from './Stepper.tsx'
import { allowedStep, type StepName } from './steps.ts'
import { useCheckout } from './useCheckout.ts'
import type { Wrong } from './refusal.ts'

type Props = {
  wanted: StepName | undefined
  cart: Kept
  /** says the cart that is on its way, as long as no answer has come */
  onSent: (cart: Kept | undefined) => void
  onPlaced: () => void
}

/** One step at a time; nobody comes to one before those before it are done. */
export function Steps({ wanted, cart, onSent, onPlaced }: Props) {
  const text = useShoppingText()
  const navigate = useNavigate()
  const checkout = useCheckout(cart)
  const [wrong, setWrong] = useState<Wrong>({})
  const { own, price, steps, isDone } = checkout
  const { quote, status } = price
  const step = quote ? allowedStep(wanted, steps, isDone) : wanted
  // What was heard of another cart or country leads nobody anywhere.
  const isLed = status === 'fresh' && own.data !== undefined && step !== wanted
  useEffect(() => {
    if (isLed) void navigate(`/checkout/${step}`, { replace: true })
  }, [isLed, step, navigate])

  /** On to what is next; what stands open after it is asked there. */
  const goOn = (from: StepName): void => {
    const next = steps[steps.indexOf(from) + 1] ?? 'review'
    const isChange = isDone(from) && steps.every((each) => each === 'review' || isDone(each))
    void navigate(`/checkout/${isChange ? 'review' : next}`)
  }

  const body = () => {
    if (own.status === 'failed') return <LoadFailed onRetry={() => void own.reload()} />
    const { data } = own
    if (!quote && status === 'failed') return <TotalsAway onRetry={price.reload} />
    if (!data || !quote || !step) return <CartBones isSingle />
    const shared = { checkout, own: data, quote }
    if (step === 'address')
      return <AddressStep {...shared} wrong={wrong} onDone={() => goOn('address')} />
    if (step === 'delivery') return <DeliveryStep {...shared} onDone={() => goOn('delivery')} />
    if (step === 'payment') return <PaymentStep {...shared} onDone={() => goOn('payment')} />
    return <ReviewStep {...shared} onWrong={setWrong} onSent={onSent} onPlaced={onPlaced} />
  }
  return (
    <>
      <Stepper steps={steps} current={step ?? 'address'} isDone={isDone} />
      <div className={styles.columns}>
        <div className={styles.body}>
          <h1 className={styles.title}>{text(`step.${step ?? 'address'}`)}</h1>
          {body()}
        </div>
        <Side checkout={checkout} />
      </div>
    </>
  )
}
