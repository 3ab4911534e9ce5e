import type { account } from '#ui/i18n/en/account.ts'
import type { TextCatalogue, TextFunction } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

export type AccountText = TextFunction<typeof account>

/** Texts of the account and of all forms, loaded only by the pages and dialogs that use them. */
export const { load: loadAccountText, use: useAccountText } = createPageTexts<typeof account>(
  'account',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/account.ts', { import: 'account' }),
)
