import { useEffect } from 'react'
import { isDigital } from '#domain/order/digital.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { createShopApi } from '../data/shopApi.ts'
import type { Product } from '../data/types.ts'
import type { Items } from '../lists/keptList.ts'
import { learnLooks, useKnown, type Look } from './known.ts'

/** What is in the cart, as it looks; those that cannot be had now are tried again with the next page. */
export function useLooks(items: Items): Readonly<Record<string, Look>> {
  const { looks } = useKnown()
  const { language } = useLanguage()
  const ids = Object.keys(items)
  const unknown = ids.filter((id) => !looks[id]).join()
  useEffect(() => {
    if (!unknown) return
    const asking = new AbortController()
    const query = new URLSearchParams(unknown.split(',').map((id) => ['_id', id]))
    query.set('fields', 'name,code,type,images,notificationPackageType')
    query.set('limit', '100')
    createShopApi((path, init) => fetch(path, init), language)
      .products(query, asking.signal)
      .then(({ data }) =>
        learnLooks(Object.fromEntries(data.map((each) => [each._id, lookOf(each)]))),
      )
      .catch(() => undefined)
    return () => asking.abort()
  }, [unknown, language])
  return looks
}

const lookOf = ({ name, code, type, images, notificationPackageType }: Product): Look => ({
  name,
  code,
  digital: isDigital({
    type,
    notificationPackageType:
      typeof notificationPackageType === 'string' ? notificationPackageType : null,
  }),
  ...(images?.[0] && { picture: images[0] }),
})
