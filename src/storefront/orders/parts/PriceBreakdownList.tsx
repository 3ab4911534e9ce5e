import type { ReactNode } from 'react'
import { Money } from '../../components/Money.tsx'
import { usePeriodText } from '../../hooks/usePeriodText.ts'
import { useOrdersText } from '../ordersText.ts'
import type { Order } from '../ordersApi.ts'
import { sumRows, type SumRow } from '../sumRows.ts'
import { Sums } from './Sums.tsx'

type Props = {
  breakdown: Parameters<typeof sumRows>[0]
  recurring?: Order['recurring']
}

/** The amounts that add up to a total. */
export function PriceBreakdownList({ breakdown, recurring }: Props) {
  const text = useOrdersText()
  const periodText = usePeriodText()
  const valueOf = ({ label, amount, isDeduction }: SumRow): ReactNode => {
    if (label === 'sum.shipping' && !amount.amount) return text('sum.free')
    return <Money value={isDeduction ? { ...amount, amount: -amount.amount } : amount} />
  }
  return (
    <Sums
      rows={[
        ...sumRows(breakdown).map((row) => ({
          label: text(row.label),
          value: valueOf(row),
          ...(row.isStrong && { isStrong: true }),
        })),
        ...(recurring ?? []).flatMap(({ period, amount }) =>
          amount
            ? [
                {
                  label: text('sum.then', { period: periodText(period) ?? '' }),
                  value: <Money value={amount} />,
                },
              ]
            : [],
        ),
      ]}
    />
  )
}
