import { Link } from 'react-router-dom'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { hiddenHead } from '../head/hiddenHead.ts'
import { useList } from '../lists/lists.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { ProductListSkeleton } from '../productLists/ProductListSkeleton.tsx'
import { CompareTable } from '../productLists/CompareTable.tsx'
import { UnavailableNotice } from '../productLists/UnavailableNotice.tsx'
import { ScalesDrawing } from '../productLists/ScalesDrawing.tsx'
import styles from '../productLists/ProductListPage.module.css'
import {
  loadProductListTexts,
  productListTextIn,
  useProductListText,
} from '../productLists/productListText.ts'
import { createTitleLoader, type TitleData } from '../head/createTitleLoader.ts'
import { useFocusAfterRemoval } from '../productLists/useFocusAfterRemoval.ts'
import { useListedProducts } from '../productLists/useListedProducts.ts'
import { useShop } from '../hooks/useShop.ts'

export async function definePage({ brand }: PageContext): Promise<PageDefinition<TitleData>> {
  await loadProductListTexts()
  return {
    Component: ComparePage,
    loader: createTitleLoader(brand, (language) => productListTextIn(language)('compare.title')),
    head: hiddenHead,
  }
}

function ComparePage() {
  const text = useProductListText()
  const { id: listId, items } = useList('compare')
  const ids = Object.keys(items)
  useFocusAfterRemoval(ids.length)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs steps={[{ label: text('compare.title') }]} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{text('compare.title')}</h1>
        <p>{text('compare.lead')}</p>
      </header>
      {!listId ? (
        <ProductListSkeleton />
      ) : ids.length === 0 ? (
        <EmptyCompare />
      ) : (
        <ComparedProducts ids={ids} />
      )}
    </div>
  )
}

function ComparedProducts({ ids }: { ids: readonly string[] }) {
  const shop = useShop()
  const { status, products, unavailable, reload } = useListedProducts(ids)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (status === 'loading' || !shop) return <ProductListSkeleton />
  return (
    <>
      <UnavailableNotice list="compare" ids={unavailable} />
      {products.length > 0 && <CompareTable products={products} metadata={shop.metadata} />}
    </>
  )
}

function EmptyCompare() {
  const text = useProductListText()
  return (
    <EmptyState
      title={text('compare.emptyTitle')}
      text={text('compare.emptyText')}
      drawing={<ScalesDrawing />}
      action={
        <Link to="/products" className="button">
          {text('productList.browse')}
        </Link>
      }
    />
  )
}
