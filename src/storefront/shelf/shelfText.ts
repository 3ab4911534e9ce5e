import type { shelf } from '#ui/i18n/en/shelf.ts'
import { pageTexts } from '../pageTexts.ts'

const texts = pageTexts<typeof shelf>('shelf', {
  en: async () => (await import('#ui/i18n/en/shelf.ts')).shelf,
  ar: async () => (await import('#ui/i18n/ar/shelf.ts')).shelf,
})

export const { load: loadShelfTexts, in: shelfTextIn, use: useShelfText } = texts
