import { useSearch } from '../hooks/useSearch.ts'
import { useEffect, useRef } from 'react'
import { toCard, cardQuery, type Card } from '../data/card.ts'
import { getList } from '../lists/lists.ts'
import { useShop } from '../hooks/useShop.ts'
import { useShopApi } from '../hooks/useShopApi.ts'
import { serializeProducts } from './requestedProducts.ts'

/** Loads the products named by the URL: one product or the whole cart. */
export function useInquirySubject(
  onFound: (products: string, cards: readonly Card[]) => void,
): void {
  const params = useSearch()
  const api = useShopApi()
  const metadata = useShop()?.metadata
  const onFoundRef = useRef(onFound)
  onFoundRef.current = onFound
  const code = params.get('product')
  const quantity = Math.max(1, Math.floor(Number(params.get('quantity'))) || 1)
  const isFromCart = params.get('from') === 'cart'
  useEffect(() => {
    if (!metadata || (!code && !isFromCart)) return
    const controller = new AbortController()
    const items = isFromCart ? Object.values(getList('cart').read().items) : []
    const loadProducts = async (): Promise<void> => {
      const products = code
        ? [await api.product(code, controller.signal)]
        : items.length > 0
          ? (await api.products(cardQueryFor(items.map(({ id }) => id)), controller.signal)).data
          : []
      const quantityById = new Map(items.map((item) => [item.id, item.quantity]))
      const requested = products.map(({ _id }) => ({
        product: _id,
        quantity: quantityById.get(_id) ?? quantity,
      }))
      onFoundRef.current(
        serializeProducts(requested),
        products.map((product) => toCard(product, metadata)),
      )
    }
    // The user can still choose the products by hand.
    loadProducts().catch(() => undefined)
    return () => controller.abort()
  }, [api, metadata, code, quantity, isFromCart])
}

function cardQueryFor(ids: readonly string[]): URLSearchParams {
  const query = cardQuery(ids.map((id) => ['_id', id]))
  query.set('limit', String(ids.length))
  return query
}
