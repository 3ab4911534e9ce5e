import type { productLists } from '#ui/i18n/en/productLists.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

const texts = createPageTexts<typeof productLists>(
  'productLists',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/productLists.ts', { import: 'productLists' }),
)

export const { load: loadProductListTexts, in: productListTextIn, use: useProductListText } = texts
