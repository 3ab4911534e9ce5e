import type { ReactNode } from 'react'
import type { Quote } from './quote.ts'
import { dueKey } from './quoteTotals.ts'
import { useShoppingText } from '../shoppingText.ts'
import { Money } from '../../components/Money.tsx'
import { usePeriodText } from '../../hooks/usePeriodText.ts'
import styles from './TotalBar.module.css'

type Props = {
  quote?: Quote | undefined
  isStale?: boolean
  /** whether the button already shows what is paid now */
  isTotalInButton?: boolean
  /** why the action is not possible */
  problem?: ReactNode
  children: ReactNode
}

/** The action that comes next. On a phone it sticks to the bottom and shows the total. */
export function TotalBar(props: Props) {
  const { quote, isStale = false, isTotalInButton = false, problem, children } = props
  const text = useShoppingText()
  const periodText = usePeriodText()
  return (
    <div className={styles.bar} data-dock="total">
      {quote?.recurring.map(({ period, amount }) => (
        <p key={period} className={styles.then} data-stale={isStale || undefined}>
          <span>{text('totals.then', { period: periodText(period) ?? '' })}</span>
          <Money value={amount} />
        </p>
      ))}
      {quote && !isTotalInButton && (
        <p className={styles.total} data-stale={isStale || undefined}>
          <small>{text(dueKey(quote))}</small>
          <strong>
            <Money value={quote.due} />
          </strong>
        </p>
      )}
      {problem && <div className={styles.problem}>{problem}</div>}
      {children}
    </div>
  )
}
