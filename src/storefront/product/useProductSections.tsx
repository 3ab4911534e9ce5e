import type { ReactNode } from 'react'
import { BoxContents } from './BoxContents.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { Faqs } from './Faqs.tsx'
import { IncludedProducts } from './IncludedProducts.tsx'
import { CompatibleProducts } from './CompatibleProducts.tsx'
import { ProductDocuments } from './ProductDocuments.tsx'
import { RouteLoadFailed } from '../components/LoadFailed.tsx'
import { RichText } from '../components/RichText.tsx'
import { SpecTable } from './SpecTable.tsx'
import type { ProductData } from '../data/loadProduct.ts'
import { specRows } from '../data/specRows.ts'
import { useShop } from '../hooks/useShop.ts'
import { useText } from '../hooks/useText.ts'

type ProductSection = {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  /** the title is above the content instead of beside it */
  readonly wide?: boolean
}

/** Returns the sections for which this product has content. */
export function useProductSections(data: ProductData): ProductSection[] {
  const { product, included, accessories, similar, compatibleProducts } = data
  const text = useText()
  const shop = useShop()
  const rows = shop ? specRows(product, shop.metadata) : []
  const faqs = product.faqs ?? []
  const box = product.boxContents ?? []
  const documents = [...(product.documentation ?? []), ...(product.certifications ?? [])]
  const sections: (ProductSection & { readonly hasContent: boolean })[] = [
    {
      id: 'overview',
      title: text('product.overview'),
      hasContent: Boolean(product.description),
      content: <RichText html={product.description ?? ''} />,
    },
    {
      id: 'included',
      title: text('product.included'),
      hasContent: included?.length !== 0 || box.length > 0,
      content: (
        <>
          {included ? <IncludedProducts items={included} /> : <RouteLoadFailed />}
          {box.length > 0 && <BoxContents items={box} />}
        </>
      ),
    },
    {
      id: 'specifications',
      title: text('product.specs'),
      hasContent: rows.length > 0,
      content: <SpecTable rows={rows} caption={text('product.specs')} />,
    },
    {
      id: 'documents',
      title: text('product.documents'),
      hasContent: documents.length > 0,
      content: <ProductDocuments product={product} />,
    },
    {
      id: 'questions',
      title: text('product.faqs'),
      hasContent: faqs.length > 0,
      content: <Faqs faqs={faqs} />,
    },
    {
      id: 'partners',
      title: text(product.type === 'gateway' ? 'product.devices' : 'product.gateways'),
      wide: true,
      hasContent: compatibleProducts?.length !== 0,
      content: compatibleProducts ? (
        <CompatibleProducts products={compatibleProducts} />
      ) : (
        <RouteLoadFailed />
      ),
    },
    {
      id: 'accessories',
      title: text('product.accessories'),
      wide: true,
      hasContent: accessories?.length !== 0,
      content: accessories ? <CardGrid cards={accessories} rail /> : <RouteLoadFailed />,
    },
    {
      id: 'similar',
      title: text('product.similar'),
      wide: true,
      hasContent: similar?.length !== 0,
      content: similar ? <CardGrid cards={similar} rail /> : <RouteLoadFailed />,
    },
  ]
  return sections.filter(({ hasContent }) => hasContent)
}
