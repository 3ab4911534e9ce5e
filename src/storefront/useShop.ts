import { useRouteLoaderData } from 'react-router-dom'
import type { ShopData } from './data/loadShop.ts'

/** What every page needs; nothing when even that could not be read. */
export const useShop = (): ShopData | undefined => useRouteLoaderData<ShopData>('shop')
