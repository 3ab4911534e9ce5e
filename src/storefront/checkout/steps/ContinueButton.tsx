import type { Money } from '#domain/money.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import styles from './Step.module.css'
import { StepBar } from './StepBar.tsx'

/** The button that completes a step. */
export function ContinueButton({ total, isBusy = false }: { total: Money; isBusy?: boolean }) {
  const text = useShoppingText()
  return (
    <StepBar total={total}>
      <button type="submit" className={`button ${styles.continue}`} aria-disabled={isBusy}>
        {text('checkout.continue')}
        <ExtraIcon name="arrow" />
      </button>
    </StepBar>
  )
}
