import type { Item } from '../lists/keptList.ts'
import { getList } from '../lists/lists.ts'

/** What was just taken out of the cart, and could come back. */
export type Undo = {
  readonly what: 'removed' | 'saved' | 'cleared'
  readonly items: readonly Item[]
  readonly name: string
}

export function applyUndo({ what, items }: Undo): void {
  for (const { id, quantity } of items) {
    getList('cart').set(id, quantity)
    if (what === 'saved') getList('wishlist').remove(id)
  }
}
