import { useBrand } from '#ui/brand/BrandContext.tsx'
import { shopVisibilityOf, type ShopVisibility } from './data/shopVisibility.ts'
import { useShop } from './useShop.ts'

/** What the brand and its settings let shoppers see. */
export const useShopVisibility = (): ShopVisibility =>
  shopVisibilityOf(useBrand(), useShop()?.settings)
