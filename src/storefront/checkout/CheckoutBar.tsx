import { Link } from '../routing/Link.tsx'
import { useShoppingText } from '../cart/shoppingText.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import styles from './CheckoutBar.module.css'

/** The header of the checkout: a link back to the cart and a security note. */
export function CheckoutBar() {
  const text = useShoppingText()
  return (
    <div className={styles.bar}>
      <Link to="/cart">
        <ExtraIcon name="previous" size={18} />
        {text('checkout.back')}
      </Link>
      <p>
        <ExtraIcon name="lock" size={18} />
        {text('checkout.safe')}
      </p>
    </div>
  )
}
