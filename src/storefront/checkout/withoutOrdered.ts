import type { Kept } from '../lists/keptList.ts'

/**
 * A cart without what became an order. The account has taken that off by itself; it is told again only of
 * what was changed here while the order was on its way.
 */
export function withoutOrdered(now: Kept, ordered: Kept, newId: () => string): Kept {
  // The account was heard already.
  if (now.id !== ordered.id) return now
  const unsent = new Set(now.unsent)
  const items = Object.values(now.items).flatMap(({ id, quantity }) => {
    const taken = ordered.items[id]?.quantity ?? 0
    if (quantity <= taken) return []
    if (taken > 0) unsent.add(id)
    return [[id, { id, quantity: quantity - taken }] as const]
  })
  // Under the id by which it was sent to an account, it joins that once; then it gets another.
  const id = now.joining ? now.id : newId()
  return { ...now, id, items: Object.fromEntries(items), unsent: [...unsent] }
}
