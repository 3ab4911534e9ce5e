import { getPersistentStorage } from '../account/persistentStorage.ts'
import { createPerUserStore } from '../account/perUserStore.ts'
import { useStore } from '#ui/store.ts'
import type { PictureRecord } from '../data/types.ts'
import { isJsonObject } from './jsonObject.ts'
import { isQuote, type Quote } from './totals/quote.ts'
import { flag, number, optional, objectOf, text } from './validators.ts'

/** How a product is shown in the cart. */
export type CartProduct = {
  readonly name: string
  readonly code: string
  readonly picture?: PictureRecord
  readonly digital: boolean
}

/** The last known quote and product data, used while the server is unreachable. */
export type CartCache = {
  readonly quote?: Quote
  readonly products: Readonly<Record<string, CartProduct>>
}

/** Enough for the current cart and the products of earlier ones. */
const maxProducts = 200

const emptyCache: CartCache = { products: {} }

/** Kept per user, because prices differ between users. */
export const cartCache = createPerUserStore<CartCache>({
  key: 'cart.known.2',
  storage: getPersistentStorage,
  restore: parseCartCache,
})

export const updateCartCache = (changes: Partial<CartCache>): void =>
  cartCache.write({ ...cartCache.read(), ...changes })

export const cacheProducts = (products: CartCache['products']): void =>
  updateCartCache({ products: { ...cartCache.read().products, ...products } })

export const useCartCache = (): CartCache => useStore(cartCache, emptyCache)

export function parseCartCache(stored: unknown): CartCache {
  if (!isJsonObject(stored)) return emptyCache
  const { quote, products } = stored
  const entries = isJsonObject(products) ? Object.entries(products) : []
  return {
    products: Object.fromEntries(
      entries
        .flatMap(([id, product]) => (isCartProduct(product) ? [[id, product] as const] : []))
        .slice(-maxProducts),
    ),
    ...(isQuote(quote) && { quote }),
  }
}

const isPicture = objectOf({
  _id: text,
  title: text,
  file: optional(objectOf({ _id: text, url: text, width: number, height: number })),
})
const hasCartProductShape = objectOf({
  name: text,
  code: text,
  digital: flag,
  picture: (value) => value === undefined || isPicture(value),
})

const isCartProduct = (product: unknown): product is CartProduct => hasCartProductShape(product)
