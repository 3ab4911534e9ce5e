import type { shopping } from '#ui/i18n/en/shopping.ts'
import type { TextCatalogue, TextKey } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

export type ShoppingKey = TextKey<typeof shopping>

/** Texts of the cart and the checkout. */
export const {
  load: loadShoppingTexts,
  in: shoppingTextIn,
  use: useShoppingText,
} = createPageTexts<typeof shopping>(
  'shopping',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/shopping.ts', { import: 'shopping' }),
)
