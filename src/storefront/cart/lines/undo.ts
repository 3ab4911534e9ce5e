import type { Item } from '../../lists/persistentList.ts'
import { getList } from '../../lists/lists.ts'

/** What was just removed from the cart and can be restored. */
export type Undo = {
  readonly action: 'removed' | 'saved' | 'cleared'
  readonly items: readonly Item[]
  readonly name: string
}

export function applyUndo({ action, items }: Undo): void {
  for (const { id, quantity } of items) {
    getList('cart').set(id, quantity)
    if (action === 'saved') getList('wishlist').remove(id)
  }
}
