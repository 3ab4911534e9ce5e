import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../account/alerts.ts'
import { canBuy, type Buyable } from '../data/buyable.ts'
import { getList, countPieces } from '../lists/lists.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import { useText } from '../hooks/useText.ts'

type AddRefusal = 'tooMany' | 'full'

/** Adds a product to the cart, on top of its current quantity but never above the shown stock. */
export function useCart(product: Buyable): {
  /** whether there is a cart, a price and stock */
  readonly canBuy: boolean
  readonly add: (quantity?: number) => AddRefusal | undefined
} {
  const text = useText()
  const formats = useFormats()
  const { price } = useShopVisibility()
  const { features } = useBrand()
  return {
    canBuy: canBuy(product, { cart: features.cart, price }),
    add: (quantity = 1) => {
      const { id, name, stock } = product
      const cart = getList('cart')
      const before = cart.read().items[id]?.quantity ?? 0
      if (stock !== null && before + quantity > stock) return 'tooMany'
      cart.add(id, quantity)
      if (!cart.read().items[id]) return 'full'
      showAlert('success', text('buy.added', { name: formats.digits(name) }), {
        to: '/cart',
        label: text('buy.cartOf', { n: formats.number(countPieces(cart.read().items)) }),
      })
      return undefined
    },
  }
}
