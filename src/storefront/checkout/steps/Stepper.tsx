import { Link } from '../../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import type { StepName } from './steps.ts'
import styles from './Stepper.module.css'

type Props = {
  steps: readonly StepName[]
  current: StepName
  isDone: (step: StepName) => boolean
}

/** Shows the current step and links to the completed ones. */
export function Stepper({ steps, current, isDone }: Props) {
  const text = useShoppingText()
  const formats = useFormats()
  return (
    <nav aria-label={text('checkout.steps')} className={styles.stepper}>
      <ol>
        {steps.map((step, index) => {
          const isCompleted = isDone(step) && step !== current
          const label = (
            <>
              <span className={styles.mark}>
                {isCompleted ? <ExtraIcon name="check" size={16} /> : formats.number(index + 1)}
              </span>
              <span>{text(`stepper.${step}`)}</span>
            </>
          )
          return (
            <li
              key={step}
              data-state={step === current ? 'current' : isCompleted ? 'done' : undefined}
            >
              {isCompleted ? (
                <Link to={`/checkout/${step}`} className="plainLink">
                  {label}
                  <span className="hidden">{text('checkout.done')}</span>
                </Link>
              ) : (
                <span aria-current={step === current ? 'step' : undefined}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
