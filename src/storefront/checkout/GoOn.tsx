import { useShoppingText } from '../cart/shoppingText.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './Step.module.css'

/** The one button that ends a step. */
export function GoOn({ isBusy = false }: { isBusy?: boolean }) {
  const text = useShoppingText()
  return (
    <button type="submit" className={`button ${styles.goOn}`} aria-disabled={isBusy}>
      {text('checkout.goOn')}
      <Icon name="arrow" />
    </button>
  )
}
