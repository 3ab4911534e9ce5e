import type { about } from '#ui/i18n/en/about.ts'
import type { TextCatalogue, TextFunction } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

export type AboutText = TextFunction<typeof about>

/** Texts of the about and legal pages. */
export const {
  load: loadAboutText,
  in: aboutTextIn,
  use: useAboutText,
} = createPageTexts<typeof about>(
  'about',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/about.ts', { import: 'about' }),
)
