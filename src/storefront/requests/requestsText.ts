import type { requests } from '#ui/i18n/en/requests.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

const texts = createPageTexts<typeof requests>(
  'requests',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/requests.ts', { import: 'requests' }),
)

export const { load: loadRequestsTexts, use: useRequestsText } = texts
