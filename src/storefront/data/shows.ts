import type { PageBrand } from '#domain/brand.ts'
import type { Settings } from './types.ts'

/** What shoppers may see. */
export type Shows = { readonly price: boolean; readonly stock: boolean }

export const showsOf = ({ features }: PageBrand, settings: Settings | undefined): Shows => ({
  price: settings?.visibility.pricing.enabled ?? true,
  stock: features.marketplaceStock && (settings?.visibility.stock.enabled ?? true),
})
