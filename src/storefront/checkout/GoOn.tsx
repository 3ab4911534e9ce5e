import { useShoppingText } from '../cart/shoppingText.ts'
import { MoreIcon } from '../components/MoreIcon.tsx'
import styles from './Step.module.css'

/** The one button that ends a step. */
export function GoOn({ isBusy = false }: { isBusy?: boolean }) {
  const text = useShoppingText()
  return (
    <button type="submit" className={`button ${styles.goOn}`} aria-disabled={isBusy}>
      {text('checkout.goOn')}
      <MoreIcon name="arrow" />
    </button>
  )
}
