import { Link } from '../routing/Link.tsx'
import { showAlert } from '../account/alerts.ts'
import { useBarrier } from '../account/useBarrier.ts'
import { quotePath, type Buyable } from '../data/buyable.ts'
import { useCart } from '../cart/useCart.ts'
import { useText } from '../hooks/useText.ts'
import styles from './AddToCart.module.css'
import { Icon } from '../components/Icon.tsx'
import { onSinglePress } from '../cart/onSinglePress.ts'

type Props = {
  product: Buyable
  /** replaces the default label */
  label?: string
  onAdded?: () => void
}

/** Adds one unit to the cart, or links to a quote request if the product cannot be bought. */
export function AddToCart({ product, label, onAdded }: Props) {
  const text = useText()
  const { canBuy, add } = useCart(product)
  const barrier = useBarrier(product)
  const { name, code } = product
  const action = canBuy ? (label ?? text('buy.add')) : text('buy.quote')
  const accessibleName = text('buy.of', { action, name })
  if (barrier)
    return (
      <p className={styles.barred}>
        <span>{barrier}</span>
      </p>
    )
  if (!canBuy) {
    return (
      <Link
        to={quotePath(code)}
        className={`button quiet ${styles.action}`}
        aria-label={accessibleName}
      >
        {action}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={`button quiet ${styles.action}`}
      aria-label={accessibleName}
      data-scripted
      onClick={onSinglePress(() => {
        const refusal = add()
        if (refusal) showAlert('error', text(`buy.${refusal}`))
        else onAdded?.()
      })}
    >
      <Icon name="cart" size={18} />
      {action}
    </button>
  )
}
