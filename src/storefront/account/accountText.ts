import type { Language } from '#domain/locale.ts'
import type { account } from '#ui/i18n/en/account.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { createTexts, textOf, type Catalogue, type Text } from '#ui/i18n/texts.ts'

export type AccountText = Text<typeof account>

const catalogues: Record<Language, () => Promise<{ account: Catalogue }>> = {
  en: () => import('#ui/i18n/en/account.ts'),
  ar: () => import('#ui/i18n/ar/account.ts'),
}

const ready: Partial<Record<Language, AccountText>> = {}

/** Brings the words of the account, which only those pages and dialogs need. */
export async function loadAccountText(language: Language): Promise<void> {
  const { account: catalogue } = await catalogues[language]()
  ready[language] ??= textOf<typeof account>(createTexts(language, 'account', catalogue))
}

/** The words of the account, for what is drawn only after `loadAccountText`. */
export function useAccountText(): AccountText {
  const { language } = useLanguage()
  const text = ready[language]
  if (!text) throw new Error('loadAccountText comes first')
  return text
}
