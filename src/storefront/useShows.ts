import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useShop } from './useShop.ts'

/** What the brand and its settings let shoppers see. */
export function useShows(): { price: boolean; stock: boolean } {
  const { features } = useBrand()
  const visibility = useShop()?.settings.visibility
  return {
    price: visibility?.pricing?.enabled ?? true,
    stock: features.marketplaceStock && (visibility?.stock?.enabled ?? true),
  }
}
