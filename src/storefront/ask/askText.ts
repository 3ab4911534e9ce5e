import type { ask } from '#ui/i18n/en/ask.ts'
import { pageTexts } from '../pageTexts.ts'

/** The words of the pages by which somebody writes to the shop. */
export const {
  load: loadAskText,
  in: askTextIn,
  use: useAskText,
} = pageTexts<typeof ask>('ask', {
  en: async () => (await import('#ui/i18n/en/ask.ts')).ask,
  ar: async () => (await import('#ui/i18n/ar/ask.ts')).ask,
})
