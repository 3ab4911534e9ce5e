import type { cmsLists } from '#ui/i18n/en/cmsLists.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createTextHook } from './createTextHook.ts'

/** Returns the texts of what a list opens; suspends until they are loaded. */
export const useListText = createTextHook<typeof cmsLists>(
  'cmsLists',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/cmsLists.ts', { import: 'cmsLists' }),
)
