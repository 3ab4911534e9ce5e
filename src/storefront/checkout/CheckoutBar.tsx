import { Link } from 'react-router-dom'
import { useShoppingText } from '../cart/shoppingText.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import styles from './CheckoutBar.module.css'

/** In the header while somebody buys: the way back, and that they are safe here. */
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
