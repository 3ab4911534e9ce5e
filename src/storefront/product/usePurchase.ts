import { useRef, useState, type RefObject } from 'react'
import type { Buyable } from '../data/buyable.ts'
import { useList } from '../lists/lists.ts'
import { useCart } from '../cart/useCart.ts'

export type Purchase = {
  readonly product: Buyable
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  /** why this quantity cannot be bought */
  readonly problem: 'tooMany' | 'full' | 'none' | undefined
  readonly inCart: number
  readonly mode: 'cart' | 'quote' | 'closed'
  readonly add: () => void
  /** the element around the quantity field */
  readonly field: RefObject<HTMLDivElement | null>
}

/** Manages buying a product: its quantity, what prevents it, and adding it to the cart. */
export function usePurchase(product: Buyable, barrier: string | undefined): Purchase {
  const { id, availability, stock } = product
  const cart = useCart(product)
  const inCart = useList('cart').items[id]?.quantity ?? 0
  const field = useRef<HTMLDivElement>(null)
  const [quantity, setQuantity] = useState(1)
  const [addProblem, setAddProblem] = useState<Purchase['problem']>()
  const isSoldOut = availability === 'outOfStock'
  const isTooMany = stock !== null && quantity > stock
  return {
    product,
    quantity,
    setQuantity: (next) => {
      setQuantity(next)
      setAddProblem(undefined)
    },
    problem: isSoldOut ? 'none' : isTooMany ? 'tooMany' : addProblem,
    inCart,
    mode: barrier ? 'closed' : cart.canBuy ? 'cart' : 'quote',
    add: () => {
      const refusal = cart.add(quantity)
      setAddProblem(refusal)
      if (refusal) field.current?.querySelector('input')?.focus()
      else setQuantity(1)
    },
    field,
  }
}
