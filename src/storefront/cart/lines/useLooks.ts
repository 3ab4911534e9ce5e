import { useEffect } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { Items } from '../../lists/persistentList.ts'
import { useCartCache, type ProductLook } from '../cartCache.ts'
import { loadLooks } from './loadLooks.ts'

/** Returns how the products in the cart are shown, and loads those that are missing. */
export function useLooks(items: Items): Readonly<Record<string, ProductLook>> {
  const { looks } = useCartCache()
  const { language } = useLanguage()
  const ids = Object.keys(items)
  const missingIds = ids.filter((id) => !looks[id]).join()
  useEffect(() => {
    if (missingIds) void loadLooks(missingIds.split(','), language)
  }, [missingIds, language])
  return looks
}
