import type { Product } from './types.ts'

export type Availability = 'inStock' | 'lowStock' | 'outOfStock' | 'digital'

/** Returns a product's availability, or undefined if the API does not show the stock. */
export function availabilityOf(product: Product): Availability | undefined {
  if (product.stockMode === 'none') return 'digital'
  if (typeof product.stock !== 'number') return undefined
  if (product.stock <= 0) return 'outOfStock'
  return product.stock <= lowStockLimit ? 'lowStock' : 'inStock'
}

const lowStockLimit = 10
