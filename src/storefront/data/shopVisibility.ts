import type { PageBrand } from '#domain/brand.ts'
import type { Settings } from './types.ts'

/** Which data is shown to shoppers. */
export type ShopVisibility = { readonly price: boolean; readonly stock: boolean }

export const shopVisibilityOf = (
  { features }: PageBrand,
  settings: Settings | undefined,
): ShopVisibility => ({
  price: settings?.visibility.pricing.enabled ?? true,
  stock: features.marketplaceStock && (settings?.visibility.stock.enabled ?? true),
})
