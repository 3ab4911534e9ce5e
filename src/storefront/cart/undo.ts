import type { Item } from '../lists/keptList.ts'
import { listHere } from '../lists/lists.ts'

/** What was just taken out of the cart, and could come back. */
export type Undo = {
  readonly what: 'removed' | 'saved' | 'cleared'
  readonly items: readonly Item[]
  readonly name: string
}

export function undone({ what, items }: Undo): void {
  for (const { id, quantity } of items) {
    listHere('cart').set(id, quantity)
    if (what === 'saved') listHere('wishlist').remove(id)
  }
}
