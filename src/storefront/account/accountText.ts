import type { account } from '#ui/i18n/en/account.ts'
import type { TextCatalogue, TextFunction } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

export type AccountText = TextFunction<typeof account>

/** The words of the account and of every form, which only those pages and dialogs need. */
export const { load: loadAccountText, use: useAccountText } = createPageTexts<typeof account>(
  'account',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/account.ts', { import: 'account' }),
)
