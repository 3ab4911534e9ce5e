import type { cmsAccount } from '#ui/i18n/en/cmsAccount.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createTextHook } from './createTextHook.ts'

/** Returns the texts of the sign-in pages and the own account. */
export const useAccountText = createTextHook<typeof cmsAccount>(
  'cmsAccount',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/cmsAccount.ts', { import: 'cmsAccount' }),
)
