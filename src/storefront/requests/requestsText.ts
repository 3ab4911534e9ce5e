import type { requests } from '#ui/i18n/en/requests.ts'
import { pageTexts } from '../pageTexts.ts'

const texts = pageTexts<typeof requests>('requests', {
  en: async () => (await import('#ui/i18n/en/requests.ts')).requests,
  ar: async () => (await import('#ui/i18n/ar/requests.ts')).requests,
})

export const { load: loadRequestsTexts, use: useRequestsText } = texts
