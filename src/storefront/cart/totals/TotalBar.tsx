import type { ReactNode } from 'react'
import type { Money as Amount } from '#domain/money.ts'
import type { Quote } from './quote.ts'
import { useShoppingText } from '../shoppingText.ts'
import { Money } from '../../components/Money.tsx'
import { usePeriodText } from '../../hooks/usePeriodText.ts'
import styles from './TotalBar.module.css'

type Props = {
  /** left out if the button already shows it */
  total?: Amount | undefined
  /** the default is “Total” */
  label?: string | undefined
  recurring?: Quote['recurring']
  children: ReactNode
}

/** The action that comes next. On a phone it sticks to the bottom and shows the total. */
export function TotalBar({ total, label, recurring = [], children }: Props) {
  const text = useShoppingText()
  const periodText = usePeriodText()
  return (
    <div className={styles.bar} data-dock="total">
      {total && (
        <p>
          <small>{label ?? text('totals.total')}</small>
          <strong>
            <Money value={total} />
          </strong>
        </p>
      )}
      {recurring.map(({ period, amount }) => (
        <p key={period} className={styles.then}>
          {text('totals.then', { period: periodText(period) ?? '' })} <Money value={amount} />
        </p>
      ))}
      {children}
    </div>
  )
}
