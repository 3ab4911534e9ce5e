import type { licences } from '#ui/i18n/en/licences.ts'
import { pageTexts } from '../pageTexts.ts'

const texts = pageTexts<typeof licences>('licences', {
  en: async () => (await import('#ui/i18n/en/licences.ts')).licences,
  ar: async () => (await import('#ui/i18n/ar/licences.ts')).licences,
})

export const { load: loadLicencesTexts, use: useLicencesText } = texts
