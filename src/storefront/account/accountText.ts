import type { account } from '#ui/i18n/en/account.ts'
import type { Catalogue, Text } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../pageTexts.ts'

export type AccountText = Text<typeof account>

/** The words of the account and of every form, which only those pages and dialogs need. */
export const { load: loadAccountText, use: useAccountText } = createPageTexts<typeof account>(
  'account',
  import.meta.glob<Catalogue>('../../ui/i18n/*/account.ts', { import: 'account' }),
)
