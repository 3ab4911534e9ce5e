import type { cmsRecord } from '#ui/i18n/en/cmsRecord.ts'
import { lazyText } from './lazyText.ts'

/** The words of what can be seen and done around one record. */
export const useRecordText = lazyText<typeof cmsRecord>('cmsRecord', {
  en: async () => (await import('#ui/i18n/en/cmsRecord.ts')).cmsRecord,
  ar: async () => (await import('#ui/i18n/ar/cmsRecord.ts')).cmsRecord,
})
