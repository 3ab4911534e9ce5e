import type { orders } from '#ui/i18n/en/orders.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

const texts = createPageTexts<typeof orders>(
  'orders',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/orders.ts', { import: 'orders' }),
)

export const { load: loadOrdersTexts, use: useOrdersText } = texts
