import type { Money } from '#domain/money.ts'
import type { Quote, QuoteRule } from './quote.ts'

/** The total of one discount across all lines. */
export type Deduction = {
  readonly id: string
  readonly title: string
  readonly percent: number
  readonly amount: Money
}

const percentOf = ({ rate = 0 }: QuoteRule): number => rate / 100

/** Merges the rules of one kind that belong to the same discount or group. */
export function deductionsOfKind({ rules }: Quote, kind: string): Deduction[] {
  const sums = new Map<string, Deduction>()
  for (const rule of rules) {
    const { id = '', title = '', amount } = rule
    if (rule.kind !== kind || !amount) continue
    const before = sums.get(id)?.amount.amount ?? 0
    const percent = percentOf(rule)
    sums.set(id, { id, title, percent, amount: { ...amount, amount: before + amount.amount } })
  }
  return [...sums.values()]
}

/** Returns discounts that would apply with a different cart, each once. */
export function missedDiscounts({ rules, code }: Quote): QuoteRule[] {
  const actionableReasons = new Set(['minimum_quantity', 'better_one'])
  const missed = rules.filter(
    ({ kind, reason = '', title }) =>
      kind === 'lost_discount' && actionableReasons.has(reason) && title,
  )
  // The result of the entered code is shown beside its input.
  return code && !code.applied ? missed.filter(({ reason }) => reason !== code.reason) : missed
}

/** Returns the key of the name of what is paid now. */
export const dueKey = ({ giftCard, recurring }: Quote) =>
  giftCard.amount > 0 ? 'totals.due' : recurring.length ? 'totals.today' : 'totals.total'

export const shippingTitle = ({ rules }: Quote): { title: string; isFree: boolean } | undefined => {
  const rule = rules.find(({ kind }) => kind === 'shipping' || kind === 'free_shipping')
  return rule && { title: rule.title ?? '', isFree: rule.kind === 'free_shipping' }
}

export const taxPercent = ({ taxRate }: Quote): number => taxRate / 100

/** Returns whether the whole cart can be ordered as it is. */
export const isOrderable = ({ lines, missing }: Quote): boolean =>
  lines.length > 0 && missing.length === 0 && lines.every(({ problem }) => !problem)
