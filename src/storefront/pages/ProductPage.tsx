import { useLoaderData } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { BuyBox } from '../product/BuyBox.tsx'
import { CompareDock } from '../product/CompareDock.tsx'
import { Gallery } from '../product/Gallery.tsx'
import { ProductSections } from '../product/ProductSections.tsx'
import { RecentDock } from '../product/RecentDock.tsx'
import { StickyBuyBar } from '../product/StickyBuyBar.tsx'
import type { ProductData } from '../data/loadProduct.ts'
import { typePath } from '../data/collections.ts'
import { useBarrier } from '../account/useBarrier.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { productHead } from '../product/productHead.ts'
import { usePurchase } from '../product/usePurchase.ts'
import { useText } from '../hooks/useText.ts'
import styles from './ProductPage.module.css'

export const definePage = ({ loaderContextFor }: PageContext): PageDefinition<ProductData> => ({
  Component: ProductPage,
  loader: async ({ request: { signal }, params: { id = '' } }) => {
    const [{ loadProduct }, context] = await Promise.all([
      import('../data/loadProduct.ts'),
      loaderContextFor(signal),
    ])
    return loadProduct(context, id, signal)
  },
  head: productHead,
})

function ProductPage() {
  const data: ProductData = useLoaderData()
  // The key resets the form values when another product is opened.
  return <ProductView key={data.product._id} data={data} />
}

function ProductView({ data }: { data: ProductData }) {
  const text = useText()
  const formats = useFormats()
  const { product, availability } = data
  const { _id: id, code, price, stock = null } = product
  const barrier = useBarrier(id)
  const purchase = usePurchase(
    { id, code, name: product.name, price, availability, stock },
    barrier,
  )
  const name = formats.digits(product.name)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          steps={[
            { label: text('nav.products'), to: '/products' },
            { label: data.type, to: typePath(product.type) },
            { label: name },
          ]}
        />
        <div className={styles.top}>
          <Gallery pictures={product.images ?? []} name={name} />
          <BuyBox data={data} purchase={purchase} barrier={barrier} />
        </div>
      </div>
      <ProductSections data={data} />
      <RecentDock code={code} />
      <CompareDock />
      <StickyBuyBar data={data} purchase={purchase} />
    </>
  )
}
