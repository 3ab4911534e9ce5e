import { isDigital } from '#domain/order/digital.ts'
import type { Language } from '#domain/locale.ts'
import { createShopApi } from '../data/shopApi.ts'
import type { Product } from '../data/types.ts'
import { learnLooks, type Look } from './known.ts'

const asked = new Set<string>()

/** Brings how products look; what cannot be had now is tried again by the next who asks. */
export async function bringLooks(ids: readonly string[], language: Language): Promise<void> {
  const wanted = ids.filter((id) => !asked.has(id))
  if (wanted.length === 0) return
  for (const id of wanted) asked.add(id)
  const query = new URLSearchParams(wanted.map((id) => ['_id', id]))
  query.set('fields', 'name,code,type,images,notificationPackageType')
  query.set('limit', '100')
  try {
    const api = createShopApi((path, init) => fetch(path, init), language)
    const { data } = await api.products(query, new AbortController().signal)
    learnLooks(Object.fromEntries(data.map((each) => [each._id, lookOf(each)])))
  } catch {
    // The cart works without them.
  }
  for (const id of wanted) asked.delete(id)
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
