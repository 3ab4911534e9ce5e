import type { Brand } from '#domain/brand.ts'
import type { Product, Settings } from './types.ts'

/** What shoppers may see. */
export type Shows = { readonly price: boolean; readonly stock: boolean }

export const showsOf = ({ features }: Brand, settings: Settings | undefined): Shows => ({
  price: settings?.visibility.pricing.enabled ?? true,
  stock: features.marketplaceStock && (settings?.visibility.stock.enabled ?? true),
})

/** A product without what shoppers may not see: neither a page nor what it carries tells of it. */
export const shownProduct = (product: Product, shows: Shows): Product => ({
  ...product,
  ...(!shows.price && { price: null, ...withoutPrices(product) }),
  ...(!shows.stock && { stock: null, stockMode: null }),
})

/** Those beside it bring their prices along. */
const withoutPrices = ({ includedProducts, relatedAccessories, similarProducts }: Product) => ({
  ...(includedProducts && {
    includedProducts: includedProducts.map((each) => ({
      ...each,
      product: { ...each.product, price: null },
    })),
  }),
  ...(relatedAccessories && {
    relatedAccessories: relatedAccessories.map((each) => ({ ...each, price: null })),
  }),
  ...(similarProducts && {
    similarProducts: similarProducts.map((each) => ({ ...each, price: null })),
  }),
})
