import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toCard, cardQuery, type Card } from '../data/card.ts'
import { getList } from '../lists/lists.ts'
import { useShop } from '../useShop.ts'
import { useShopApi } from '../useShopApi.ts'
import { serializeProducts } from './wanted.ts'

/** What the address says the question is about: a product, or all that is in the cart. */
export function useInquirySubject(
  onFound: (products: string, cards: readonly Card[]) => void,
): void {
  const [params] = useSearchParams()
  const api = useShopApi()
  const metadata = useShop()?.metadata
  const onFoundRef = useRef(onFound)
  onFoundRef.current = onFound
  const code = params.get('product')
  const quantity = Math.max(1, Math.floor(Number(params.get('quantity'))) || 1)
  const isCart = params.get('from') === 'cart'
  useEffect(() => {
    if (!metadata || (!code && !isCart)) return
    const controller = new AbortController()
    const items = isCart ? Object.values(getList('cart').read().items) : []
    const read = async (): Promise<void> => {
      const products = code
        ? [await api.product(code, controller.signal)]
        : items.length > 0
          ? (await api.products(cardsOf(items.map(({ id }) => id)), controller.signal)).data
          : []
      const amounts = new Map(items.map((item) => [item.id, item.quantity]))
      const requested = products.map(({ _id }) => ({
        product: _id,
        quantity: amounts.get(_id) ?? quantity,
      }))
      onFoundRef.current(
        serializeProducts(requested),
        products.map((product) => toCard(product, metadata)),
      )
    }
    // Who asks can still choose the products by hand.
    read().catch(() => undefined)
    return () => controller.abort()
  }, [api, metadata, code, quantity, isCart])
}

function cardsOf(ids: readonly string[]): URLSearchParams {
  const query = cardQuery(ids.map((id) => ['_id', id]))
  query.set('limit', String(ids.length))
  return query
}
