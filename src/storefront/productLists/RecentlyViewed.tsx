import { useCallback } from 'react'
import { CardGrid } from '../components/CardGrid.tsx'
import { cardQuery, toCard } from '../data/card.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { useShop } from '../hooks/useShop.ts'
import { useShopApi } from '../hooks/useShopApi.ts'
import { recentCodes } from './recentCodes.ts'
import styles from './RecentlyViewed.module.css'
import { useProductListText } from './productListText.ts'

/** Links to the products viewed before this one. */
export function RecentlyViewed({ code }: { code: string }) {
  const text = useProductListText()
  const api = useShopApi()
  const shop = useShop()
  const load = useCallback(async () => {
    const codes = recentCodes().filter((each) => each !== code)
    if (codes.length === 0) return []
    const query = cardQuery(codes.map((each) => ['code', each]))
    query.set('limit', String(codes.length))
    const { data } = await api.products(query, new AbortController().signal)
    return codes.flatMap((each) => data.find((product) => product.code === each) ?? []).slice(0, 6)
  }, [api, code])
  const { data = [] } = useAsyncData(load)
  if (!shop || data.length === 0) return null
  return (
    <section className={`wrap ${styles.recent}`}>
      <h2>{text('recent.title')}</h2>
      <CardGrid rail cards={data.map((product) => toCard(product, shop.metadata))} />
    </section>
  )
}
