import type { Product } from './types.ts'

export type Availability = 'inStock' | 'lowStock' | 'outOfStock' | 'digital'

/** What can be said about getting a product now; nothing, when the API keeps its stock to itself. */
export function availabilityOf(product: Product): Availability | undefined {
  if (product.stockMode === 'none') return 'digital'
  if (typeof product.stock !== 'number') return undefined
  if (product.stock <= 0) return 'outOfStock'
  return product.stock <= lowStockLimit ? 'lowStock' : 'inStock'
}

const lowStockLimit = 10
