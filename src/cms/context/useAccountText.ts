import { use } from 'react'
import type { Language } from '#domain/locale.ts'
import type { cmsAccount } from '#ui/i18n/en/cmsAccount.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { createTexts, textOf, type Catalogue, type Text } from '#ui/i18n/texts.ts'

type AccountText = Text<typeof cmsAccount>

const catalogues: Readonly<Record<Language, () => Promise<{ cmsAccount: Catalogue }>>> = {
  en: () => import('#ui/i18n/en/cmsAccount.ts'),
  ar: () => import('#ui/i18n/ar/cmsAccount.ts'),
}

const loaded: Partial<Record<Language, Promise<AccountText>>> = {}

/** The words of the door and of one's own account; whoever asks first waits for them. */
export function useAccountText(): AccountText {
  const { language } = useLanguage()
  return use(textIn(language))
}

const textIn = (language: Language): Promise<AccountText> => (loaded[language] ??= load(language))

async function load(language: Language): Promise<AccountText> {
  const { cmsAccount: texts } = await catalogues[language]()
  return textOf<typeof cmsAccount>(createTexts(language, 'cmsAccount', texts))
}
