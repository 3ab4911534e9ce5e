import type { ReactNode } from 'react'
import { Money } from '../../components/Money.tsx'
import { useOrdersText } from '../ordersText.ts'
import { sumRows, type SumRow } from '../sums.ts'
import { Sums } from './Sums.tsx'

/** What something comes to, and why. */
export function Bill({ priced }: { priced: Parameters<typeof sumRows>[0] }) {
  const text = useOrdersText()
  const valueOf = ({ label, amount, isLess }: SumRow): ReactNode => {
    if (label === 'sum.shipping' && !amount.amount) return text('sum.free')
    return <Money value={isLess ? { ...amount, amount: -amount.amount } : amount} />
  }
  return (
    <Sums
      rows={sumRows(priced).map((row) => ({
        label: text(row.label),
        value: valueOf(row),
        ...(row.isStrong && { isStrong: true }),
      }))}
    />
  )
}
