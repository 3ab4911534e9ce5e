import { useMemo } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { createShopApi, type ShopApi } from '../data/shopApi.ts'

/** Returns the public API for parts of a page that load data in the browser. */
export function useShopApi(): ShopApi {
  const { language } = useLanguage()
  return useMemo(() => createShopApi((path, init) => fetch(path, init), language), [language])
}
