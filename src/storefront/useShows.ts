import { useBrand } from '#ui/brand/BrandContext.tsx'
import { showsOf, type Shows } from './data/shows.ts'
import { useShop } from './useShop.ts'

/** What the brand and its settings let shoppers see. */
export const useShows = (): Shows => showsOf(useBrand(), useShop()?.settings)
