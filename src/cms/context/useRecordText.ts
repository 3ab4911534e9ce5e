import type { cmsRecord } from '#ui/i18n/en/cmsRecord.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createTextHook } from './createTextHook.ts'

/** Returns the texts around a single record; suspends until they are loaded. */
export const useRecordText = createTextHook<typeof cmsRecord>(
  'cmsRecord',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/cmsRecord.ts', { import: 'cmsRecord' }),
)
