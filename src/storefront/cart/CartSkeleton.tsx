import { useText } from '../hooks/useText.ts'
import styles from './CartSkeleton.module.css'

export function CartSkeleton({ isSingle = false }: { isSingle?: boolean }) {
  const text = useText()
  return (
    <div className={`${styles.bones} ${isSingle ? styles.single : ''}`}>
      <p className="hidden" role="status">
        {text('a11y.loading')}
      </p>
      <div aria-hidden="true">
        <i />
        <i />
      </div>
      {!isSingle && <i aria-hidden="true" />}
    </div>
  )
}
