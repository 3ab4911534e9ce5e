import { isDigital } from '#domain/order/isDigital.ts'
import type { Language } from '#domain/locale.ts'
import { createShopApi } from '../../data/shopApi.ts'
import type { Product } from '../../data/types.ts'
import { cacheProducts, type CartProduct } from '../cartCache.ts'

const requestedIds = new Set<string>()

/** Loads how products are shown; failed ones are requested again on the next call. */
export async function loadCartProducts(ids: readonly string[], language: Language): Promise<void> {
  const newIds = ids.filter((id) => !requestedIds.has(id))
  if (newIds.length === 0) return
  for (const id of newIds) requestedIds.add(id)
  const query = new URLSearchParams(newIds.map((id) => ['_id', id]))
  query.set('fields', 'name,code,type,images,notificationPackageType')
  query.set('limit', '100')
  try {
    const api = createShopApi((path, init) => fetch(path, init), language)
    const { data } = await api.products(query, new AbortController().signal)
    cacheProducts(Object.fromEntries(data.map((each) => [each._id, toCartProduct(each)])))
  } catch {
    // The cart works without this data.
  }
  for (const id of newIds) requestedIds.delete(id)
}

const toCartProduct = ({
  name,
  code,
  type,
  images,
  notificationPackageType,
}: Product): CartProduct => ({
  name,
  code,
  digital: isDigital({
    type,
    notificationPackageType:
      typeof notificationPackageType === 'string' ? notificationPackageType : null,
  }),
  ...(images?.[0] && { picture: images[0] }),
})
