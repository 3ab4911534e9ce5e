import type { ReactNode } from 'react'
import type { Quote } from './quote.ts'
import { dueKey } from './quoteTotals.ts'
import { useShoppingText } from '../shoppingText.ts'
import { Money } from '../../components/Money.tsx'
import { usePeriodText } from '../../hooks/usePeriodText.ts'
import styles from './TotalBar.module.css'

type Props = {
  /** left out if the button already shows what is paid now */
  quote?: Quote | undefined
  isStale?: boolean
  recurring?: Quote['recurring']
  children: ReactNode
}

/** The action that comes next. On a phone it sticks to the bottom and shows the total. */
export function TotalBar({ quote, isStale = false, recurring = [], children }: Props) {
  const text = useShoppingText()
  const periodText = usePeriodText()
  return (
    <div className={styles.bar} data-dock="total">
      {quote && (
        <p data-stale={isStale || undefined}>
          <small>{text(dueKey(quote))}</small>
          <strong>
            <Money value={quote.due} />
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
