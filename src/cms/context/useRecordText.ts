import type { cmsRecord } from '#ui/i18n/en/cmsRecord.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createTextHook } from './createTextHook.ts'

/** The words of what can be seen and done around one record. */
export const useRecordText = createTextHook<typeof cmsRecord>(
  'cmsRecord',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/cmsRecord.ts', { import: 'cmsRecord' }),
)
