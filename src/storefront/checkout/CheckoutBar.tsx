import { Link } from 'react-router-dom'
import { useShoppingText } from '../cart/shoppingText.ts'
import { MoreIcon } from '../components/MoreIcon.tsx'
import styles from './CheckoutBar.module.css'

/** In the header while somebody buys: the way back, and that they are safe here. */
export function CheckoutBar() {
  const text = useShoppingText()
  return (
    <div className={styles.bar}>
      <Link to="/cart">
        <MoreIcon name="previous" size={18} />
        {text('checkout.back')}
      </Link>
      <p>
        <MoreIcon name="lock" size={18} />
        {text('checkout.safe')}
      </p>
    </div>
  )
}
