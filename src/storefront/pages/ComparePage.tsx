import type { Language } from '#domain/locale.ts'
import { defineTitledPage } from '../head/defineTitledPage.ts'
import { CompareTable } from '../productLists/CompareTable.tsx'
import { ProductListPage } from '../productLists/ProductListPage.tsx'
import { loadProductListTexts, productListTextIn } from '../productLists/productListText.ts'
import { ScalesDrawing } from '../productLists/ScalesDrawing.tsx'

const ComparePage = () => (
  <ProductListPage list="compare" drawing={<ScalesDrawing />}>
    {(products, metadata) =>
      products.length > 0 && <CompareTable products={products} metadata={metadata} />
    }
  </ProductListPage>
)

const titleIn = (language: Language) => productListTextIn(language)('compare.title')

export const definePage = defineTitledPage(ComparePage, titleIn, [loadProductListTexts])
