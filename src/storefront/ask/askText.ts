import type { ask } from '#ui/i18n/en/ask.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

/** The words of the pages by which somebody writes to the shop. */
export const {
  load: loadAskText,
  in: askTextIn,
  use: useAskText,
} = createPageTexts<typeof ask>(
  'ask',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/ask.ts', { import: 'ask' }),
)
