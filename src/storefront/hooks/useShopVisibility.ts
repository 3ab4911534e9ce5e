import { useBrand } from '#ui/brand/BrandContext.tsx'
import { shopVisibilityOf, type ShopVisibility } from '../data/shopVisibility.ts'
import { useShop } from './useShop.ts'

/** Returns what the brand and the settings allow shoppers to see. */
export const useShopVisibility = (): ShopVisibility =>
  shopVisibilityOf(useBrand(), useShop()?.settings)
