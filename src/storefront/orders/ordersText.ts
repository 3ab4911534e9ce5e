import type { orders } from '#ui/i18n/en/orders.ts'
import { pageTexts } from '../pageTexts.ts'

const texts = pageTexts<typeof orders>('orders', {
  en: async () => (await import('#ui/i18n/en/orders.ts')).orders,
  ar: async () => (await import('#ui/i18n/ar/orders.ts')).orders,
})

export const { load: loadOrdersTexts, use: useOrdersText } = texts
