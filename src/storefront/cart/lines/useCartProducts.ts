import { useEffect } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { Items } from '../../lists/persistentList.ts'
import { useCartCache, type CartProduct } from '../cartCache.ts'
import { loadCartProducts } from './loadCartProducts.ts'

/** Returns how the products in the cart are shown, and loads those that are missing. */
export function useCartProducts(items: Items): Readonly<Record<string, CartProduct>> {
  const { products } = useCartCache()
  const { language } = useLanguage()
  const ids = Object.keys(items)
  const missingIds = ids.filter((id) => !products[id]).join()
  useEffect(() => {
    if (missingIds) void loadCartProducts(missingIds.split(','), language)
  }, [missingIds, language])
  return products
}
