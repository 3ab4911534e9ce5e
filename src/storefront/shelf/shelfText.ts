import type { shelf } from '#ui/i18n/en/shelf.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

const texts = createPageTexts<typeof shelf>(
  'shelf',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/shelf.ts', { import: 'shelf' }),
)

export const { load: loadShelfTexts, in: shelfTextIn, use: useShelfText } = texts
