import type { shelf } from '#ui/i18n/en/shelf.ts'
import type { Catalogue } from '#ui/i18n/texts.ts'
import { pageTexts } from '../pageTexts.ts'

const texts = pageTexts<typeof shelf>(
  'shelf',
  import.meta.glob<Catalogue>('../../ui/i18n/*/shelf.ts', { import: 'shelf' }),
)

export const { load: loadShelfTexts, in: shelfTextIn, use: useShelfText } = texts
