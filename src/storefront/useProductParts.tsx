import { BoxContents } from './components/BoxContents.tsx'
import { CardGrid } from './components/CardGrid.tsx'
import { Faqs } from './components/Faqs.tsx'
import { Included } from './components/Included.tsx'
import { Partners } from './components/Partners.tsx'
import { Papers } from './components/Papers.tsx'
import type { Part } from './components/ProductParts.tsx'
import { ReadAgain } from './components/LoadFailed.tsx'
import { RichText } from './components/RichText.tsx'
import { SpecTable } from './components/SpecTable.tsx'
import type { ProductData } from './data/loadProduct.ts'
import { specRows } from './data/specRows.ts'
import { useShop } from './useShop.ts'
import { useText } from './useText.ts'

/** The parts that this product has something to say in. */
export function useProductParts(data: ProductData): Part[] {
  const { product, included, accessories, similar, partners } = data
  const text = useText()
  const shop = useShop()
  const rows = shop ? specRows(product, shop.metadata) : []
  const faqs = product.faqs ?? []
  const box = product.boxContents ?? []
  const papers = [...(product.documentation ?? []), ...(product.certifications ?? [])]
  const parts: (Part & { readonly isThere: boolean })[] = [
    {
      id: 'overview',
      title: text('product.overview'),
      isThere: Boolean(product.description),
      content: <RichText html={product.description ?? ''} />,
    },
    {
      id: 'included',
      title: text('product.included'),
      isThere: included?.length !== 0 || box.length > 0,
      content: (
        <>
          {included ? <Included items={included} /> : <ReadAgain />}
          {box.length > 0 && <BoxContents items={box} />}
        </>
      ),
    },
    {
      id: 'specifications',
      title: text('product.specs'),
      isThere: rows.length > 0,
      content: <SpecTable rows={rows} caption={text('product.specs')} />,
    },
    {
      id: 'documents',
      title: text('product.documents'),
      isThere: papers.length > 0,
      content: <Papers product={product} />,
    },
    {
      id: 'questions',
      title: text('product.faqs'),
      isThere: faqs.length > 0,
      content: <Faqs faqs={faqs} />,
    },
    {
      id: 'partners',
      title: text(product.type === 'gateway' ? 'product.devices' : 'product.gateways'),
      wide: true,
      isThere: partners?.length !== 0,
      content: partners ? <Partners partners={partners} /> : <ReadAgain />,
    },
    {
      id: 'accessories',
      title: text('product.accessories'),
      wide: true,
      isThere: accessories?.length !== 0,
      content: accessories ? <CardGrid cards={accessories} rail /> : <ReadAgain />,
    },
    {
      id: 'similar',
      title: text('product.similar'),
      wide: true,
      isThere: similar?.length !== 0,
      content: similar ? <CardGrid cards={similar} rail /> : <ReadAgain />,
    },
  ]
  return parts.filter(({ isThere }) => isThere)
}
