import type { shopping } from '#ui/i18n/en/shopping.ts'
import type { TextKey } from '#ui/i18n/texts.ts'
import { pageTexts } from '../pageTexts.ts'

export type ShoppingKey = TextKey<typeof shopping>

/** The words of the cart and of everything between it and the order. */
export const {
  load: loadShoppingTexts,
  in: shoppingTextIn,
  use: useShoppingText,
} = pageTexts<typeof shopping>('shopping', {
  en: async () => (await import('#ui/i18n/en/shopping.ts')).shopping,
  ar: async () => (await import('#ui/i18n/ar/shopping.ts')).shopping,
})
