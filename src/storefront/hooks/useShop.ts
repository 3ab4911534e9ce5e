import { useRouteLoaderData } from 'react-router-dom'
import type { ShopData } from '../data/loadShop.ts'

/** Returns the data that every page needs; undefined if it could not be loaded. */
export const useShop = (): ShopData | undefined => useRouteLoaderData<ShopData>('shop')
