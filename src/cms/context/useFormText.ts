import type { cmsForms } from '#ui/i18n/en/cmsForms.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createTextHook } from './createTextHook.ts'

/** The words of forms and their fields; whoever asks first waits for them. */
export const useFormText = createTextHook<typeof cmsForms>(
  'cmsForms',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/cmsForms.ts', { import: 'cmsForms' }),
)
