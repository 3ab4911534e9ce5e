import { useLoaderData } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { BuyBox } from '../components/BuyBox.tsx'
import { Gallery } from '../components/Gallery.tsx'
import { ProductParts } from '../components/ProductParts.tsx'
import { StickyBar } from '../components/StickyBar.tsx'
import type { ProductData } from '../data/loadProduct.ts'
import { useBarrier } from '../account/useBarrier.ts'
import { useProductParts } from '../useProductParts.tsx'
import { useText } from '../useText.ts'
import styles from './ProductPage.module.css'

export function ProductPage() {
  const text = useText()
  const formats = useFormats()
  const data: ProductData = useLoaderData()
  const parts = useProductParts(data)
  const barrier = useBarrier(data.product._id)
  const name = formats.digits(data.product.name)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          steps={[
            { label: text('nav.products'), to: '/products' },
            { label: data.type, to: `/products?type=${data.product.type}` },
            { label: name },
          ]}
        />
        <div className={styles.top}>
          <Gallery key={data.product._id} pictures={data.product.images ?? []} name={name} />
          <BuyBox data={data} barrier={barrier} />
        </div>
      </div>
      <ProductParts parts={parts} />
      <StickyBar data={data} barrier={barrier} />
    </>
  )
}
