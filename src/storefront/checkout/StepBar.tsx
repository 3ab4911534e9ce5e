import type { ReactNode } from 'react'
import type { Money as Amount } from '#domain/money.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { Money } from '../components/Money.tsx'
import styles from './StepBar.module.css'

type Props = {
  /** where the button does not say it */
  total?: Amount
  children: ReactNode
}

/** What ends a step; on a phone it stays in reach of the thumb, with what it will cost. */
export function StepBar({ total, children }: Props) {
  const text = useShoppingText()
  return (
    <div className={styles.bar} data-dock="step">
      {total && (
        <p>
          <small>{text('totals.total')}</small>
          <strong>
            <Money value={total} />
          </strong>
        </p>
      )}
      {children}
    </div>
  )
}
