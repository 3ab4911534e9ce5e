import type { cmsLists } from '#ui/i18n/en/cmsLists.ts'
import { lazyText } from './lazyText.ts'

/** The words of what a list opens; whoever asks first waits for them. */
export const useListText = lazyText<typeof cmsLists>('cmsLists', {
  en: async () => (await import('#ui/i18n/en/cmsLists.ts')).cmsLists,
  ar: async () => (await import('#ui/i18n/ar/cmsLists.ts')).cmsLists,
})
