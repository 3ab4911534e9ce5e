import { useCallback, useState } from 'react'
import type { Product } from '../data/types.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { useShopApi } from '../hooks/useShopApi.ts'

export type ListedProducts = {
  readonly status: 'loading' | 'failed' | 'ready'
  /** available products, in the order of `ids` */
  readonly products: readonly Product[]
  /** ids of products that are no longer available */
  readonly unavailable: readonly string[]
  readonly reload: () => Promise<void>
}

/** Loads the products on a list. Removing one does not reload the others. */
export function useListedProducts(ids: readonly string[]): ListedProducts {
  const api = useShopApi()
  const [loadedIds, setLoadedIds] = useState(ids)
  const all = ids.every((id) => loadedIds.includes(id)) ? loadedIds : ids
  if (all !== loadedIds) setLoadedIds(all)
  const load = useCallback(async () => {
    if (all.length === 0) return { ids: all, products: [] }
    const query = new URLSearchParams(all.map((id) => ['_id', id]))
    query.set('limit', String(all.length))
    const { data } = await api.products(query, new AbortController().signal)
    return { ids: all, products: data }
  }, [api, all])
  const { status, data, reload } = useAsyncData(load)
  const productById = new Map(data?.products.map((each) => [each._id, each]))
  return {
    status,
    products: ids.flatMap((id) => {
      const product = productById.get(id)
      return product ? [product] : []
    }),
    unavailable: ids.filter((id) => data?.ids.includes(id) && !productById.has(id)),
    reload,
  }
}
