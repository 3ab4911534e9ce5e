import type { Money } from '#domain/money.ts'
import type { orders } from '#ui/i18n/en/orders.ts'
import type { TextKey } from '#ui/i18n/texts.ts'

type Label = Extract<TextKey<typeof orders>, `sum.${string}`>

export type SumRow = {
  readonly label: Label
  readonly amount: Money
  /** subtracted from the amounts above it */
  readonly isDeduction?: boolean
  readonly isStrong?: boolean
}

type Amount = Money | null | undefined

type PriceBreakdown = {
  readonly subtotal?: Amount
  readonly discount?: Amount
  readonly shipping?: Amount
  readonly tax?: Amount
  readonly taxIncluded?: boolean
  readonly rounding?: Amount
  readonly total?: Amount
  readonly giftCard?: Amount
  readonly paid?: Amount
  readonly refunded?: Amount
  readonly left?: Amount
  readonly digital?: boolean
}

/** Returns the rows of a price breakdown. Zero amounts are left out, except for free shipping. */
export function sumRows(breakdown: PriceBreakdown): readonly SumRow[] {
  const row = (label: Label, amount: Amount, more: Partial<SumRow> = {}): SumRow[] =>
    amount?.amount ? [{ label, amount, ...more }] : []
  const { subtotal, shipping, total, tax, digital } = breakdown
  const hasAmountDue = Boolean(breakdown.left?.amount)
  return [
    ...(subtotal ? [{ label: 'sum.subtotal', amount: subtotal } as const] : []),
    ...row('sum.discount', breakdown.discount, { isDeduction: true }),
    ...(shipping && !digital ? [{ label: 'sum.shipping', amount: shipping } as const] : []),
    ...(breakdown.taxIncluded ? [] : row('sum.tax', tax)),
    ...row('sum.rounding', breakdown.rounding),
    ...(total ? [{ label: 'sum.total', amount: total, isStrong: true } as const] : []),
    ...(breakdown.taxIncluded ? row('sum.taxIncluded', tax) : []),
    ...row('sum.giftCard', breakdown.giftCard, { isDeduction: true }),
    ...row('sum.paid', hasAmountDue ? breakdown.paid : undefined, { isDeduction: true }),
    ...row('sum.refunded', breakdown.refunded),
    ...(hasAmountDue && breakdown.left?.amount !== total?.amount
      ? row('sum.left', breakdown.left, { isStrong: true })
      : []),
  ]
}
