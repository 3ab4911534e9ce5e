import type { ReactNode } from 'react'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import type { Metadata, Product } from '../data/types.ts'
import { useShop } from '../hooks/useShop.ts'
import { useList } from '../lists/lists.ts'
import styles from './ProductListPage.module.css'
import { ProductListSkeleton } from './ProductListSkeleton.tsx'
import { useProductListText } from './productListText.ts'
import { UnavailableNotice } from './UnavailableNotice.tsx'
import { useFocusAfterRemoval } from '../hooks/useFocusAfterRemoval.ts'
import { useListedProducts } from './useListedProducts.ts'

type Props = {
  list: 'compare' | 'wishlist'
  /** shown while the list is empty */
  drawing: ReactNode
  children: (products: readonly Product[], metadata: Metadata) => ReactNode
}

/** The products that a shopper has collected in a list. */
export function ProductListPage({ list, drawing, children }: Props) {
  const text = useProductListText()
  const { id: listId, items } = useList(list)
  const ids = Object.keys(items)
  useFocusAfterRemoval(ids.length)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs steps={[{ label: text(`${list}.title`) }]} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{text(`${list}.title`)}</h1>
        <p>{text(`${list}.lead`)}</p>
      </header>
      {!listId ? (
        <ProductListSkeleton />
      ) : ids.length === 0 ? (
        <EmptyState
          title={text(`${list}.emptyTitle`)}
          text={text(`${list}.emptyText`)}
          drawing={drawing}
          action={<ButtonLink to="/products">{text('productList.browse')}</ButtonLink>}
        />
      ) : (
        <ListedProducts list={list} ids={ids} render={children} />
      )}
    </div>
  )
}

type ListedProductsProps = {
  list: Props['list']
  ids: readonly string[]
  render: Props['children']
}

function ListedProducts({ list, ids, render }: ListedProductsProps) {
  const shop = useShop()
  const { status, products, unavailable, reload } = useListedProducts(ids)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'loading' || !shop) return <ProductListSkeleton />
  return (
    <>
      <UnavailableNotice list={list} ids={unavailable} />
      {render(products, shop.metadata)}
    </>
  )
}
