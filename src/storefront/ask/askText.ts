import type { ask } from '#ui/i18n/en/ask.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

/** Texts of the contact and quote pages. */
export const {
  load: loadAskText,
  in: askTextIn,
  use: useAskText,
} = createPageTexts<typeof ask>(
  'ask',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/ask.ts', { import: 'ask' }),
)
