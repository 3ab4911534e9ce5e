import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { Card } from '../../profile/Card.tsx'
import styles from './NextSteps.module.css'
import { nextStepsOf } from './nextStepsOf.ts'
import type { CheckoutOrder } from '../order.ts'
import type { PlacedState } from './placedState.ts'

type Props = {
  state: PlacedState
  order: CheckoutOrder
  /** the shipping method's text about the delivery time */
  delivery: string
}

export function NextSteps({ state, order, delivery }: Props) {
  const text = useShoppingText()
  const formats = useFormats()
  const { features } = useBrand()
  const steps = nextStepsOf(state, order)
  if (!steps.length) return null
  return (
    <Card title={text('next.title')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className="round" aria-hidden="true">
              {formats.number(index + 1)}
            </span>
            <p>
              {text(step === 'proof' && !features.orders ? 'next.seen' : `next.${step}`)}
              {step === 'send' && delivery && <> {formats.digits(delivery)}</>}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
