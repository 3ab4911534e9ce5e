import type { Quote } from '../../cart/totals/quote.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import styles from './Step.module.css'
import { TotalBar } from '../../cart/totals/TotalBar.tsx'

/** The button that completes a step. */
export function ContinueButton({ quote, isBusy = false }: { quote: Quote; isBusy?: boolean }) {
  const text = useShoppingText()
  return (
    <TotalBar quote={quote}>
      <button type="submit" className={`button ${styles.continue}`} aria-disabled={isBusy}>
        {text('checkout.continue')}
        <ExtraIcon name="arrow" />
      </button>
    </TotalBar>
  )
}
