import type { cmsAccount } from '#ui/i18n/en/cmsAccount.ts'
import { lazyText } from './lazyText.ts'

/** The words of the door and of one's own account. */
export const useAccountText = lazyText<typeof cmsAccount>('cmsAccount', {
  en: async () => (await import('#ui/i18n/en/cmsAccount.ts')).cmsAccount,
  ar: async () => (await import('#ui/i18n/ar/cmsAccount.ts')).cmsAccount,
})
