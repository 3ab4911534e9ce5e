import type { cmsForms } from '#ui/i18n/en/cmsForms.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createTextHook } from './createTextHook.ts'

/** Returns the texts of forms and their fields; suspends until they are loaded. */
export const useFormText = createTextHook<typeof cmsForms>(
  'cmsForms',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/cmsForms.ts', { import: 'cmsForms' }),
)
