import { useText } from '../useText.ts'
import styles from './CartBones.module.css'

/** What will stand in the cart, as shapes. */
export function CartBones() {
  const text = useText()
  return (
    <div className={styles.bones}>
      <p className="hidden" role="status">
        {text('a11y.loading')}
      </p>
      <div aria-hidden="true">
        <i />
        <i />
      </div>
      <i aria-hidden="true" />
    </div>
  )
}
