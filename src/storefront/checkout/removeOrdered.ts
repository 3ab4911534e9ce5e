import type { ListState } from '../lists/persistentList.ts'

/**
 * A cart without what became an order. The account has taken that off by itself; it is told again only of
 * what was changed here while the order was on its way.
 */
export function removeOrdered(
  current: ListState,
  ordered: ListState,
  newId: () => string,
): ListState {
  // The account was heard already.
  if (current.id !== ordered.id) return current
  const unsent = new Set(current.unsent)
  const items = Object.values(current.items).flatMap(({ id, quantity }) => {
    const orderedQuantity = ordered.items[id]?.quantity ?? 0
    if (quantity <= orderedQuantity) return []
    if (orderedQuantity > 0) unsent.add(id)
    return [[id, { id, quantity: quantity - orderedQuantity }] as const]
  })
  // Under the id by which it was sent to an account, it joins that once; then it gets another.
  const id = current.joining ? current.id : newId()
  return { ...current, id, items: Object.fromEntries(items), unsent: [...unsent] }
}
