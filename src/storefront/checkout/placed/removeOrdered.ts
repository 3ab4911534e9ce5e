import type { ListState } from '../../lists/persistentList.ts'

/**
 * Returns the cart without the ordered products. The account has already removed them, so only
 * changes made while the order was being sent count as unsent.
 */
export function removeOrdered(
  current: ListState,
  ordered: ListState,
  newId: () => string,
): ListState {
  // The cart has already been synced with the account.
  if (current.id !== ordered.id) return current
  const unsent = new Set(current.unsent)
  const items = Object.values(current.items).flatMap(({ id, quantity }) => {
    const orderedQuantity = ordered.items[id]?.quantity ?? 0
    if (quantity <= orderedQuantity) return []
    if (orderedQuantity > 0) unsent.add(id)
    return [[id, { id, quantity: quantity - orderedQuantity }] as const]
  })
  // An id that was sent to an account stays until the join is complete; otherwise the cart gets a
  // new one.
  const id = current.joining ? current.id : newId()
  return { ...current, id, items: Object.fromEntries(items), unsent: [...unsent] }
}
