import { useBrand } from '#ui/brand/BrandContext.tsx'
import { shopVisibility, type ShopVisibility } from './data/shows.ts'
import { useShop } from './useShop.ts'

/** What the brand and its settings let shoppers see. */
export const useShopVisibility = (): ShopVisibility =>
  shopVisibility(useBrand(), useShop()?.settings)
