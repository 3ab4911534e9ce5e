import { languageCodes, type Language } from '#domain/locale.ts'
import type { profile } from '#ui/i18n/en/profile.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { createTexts, textOf, type Catalogue, type Text } from '#ui/i18n/texts.ts'
import { loadAccountText } from '../account/accountText.ts'

export type ProfileText = Text<typeof profile>

const catalogues: Record<Language, () => Promise<{ profile: Catalogue }>> = {
  en: () => import('#ui/i18n/en/profile.ts'),
  ar: () => import('#ui/i18n/ar/profile.ts'),
}

type Words = { readonly text: ProfileText; readonly catalogue: Catalogue }

const ready: Partial<Record<Language, Words>> = {}

/** Brings the words of the profile. */
export async function loadProfileTexts(): Promise<void> {
  await Promise.all(
    spoken().map(async (language) => {
      const { profile: catalogue } = await catalogues[language]()
      const text = textOf<typeof profile>(createTexts(language, 'profile', catalogue))
      ready[language] ??= { text, catalogue }
    }),
  )
}

/** Brings the words of the forms, which are those of the account. */
export async function loadFormTexts(): Promise<void> {
  await Promise.all(spoken().map(loadAccountText))
}

/** A page is in one language; the server speaks them all. */
const spoken = (): readonly Language[] =>
  typeof document === 'undefined'
    ? languageCodes
    : languageCodes.filter((each) => each === document.documentElement.lang)

function wordsIn(language: Language): Words {
  const words = ready[language]
  if (!words) throw new Error('loadProfileTexts comes first')
  return words
}

/** The words of the profile in a language that `loadProfileTexts` has brought. */
export const profileTextIn = (language: Language): ProfileText => wordsIn(language).text

export const useProfileText = (): ProfileText => profileTextIn(useLanguage().language)

/** Names of what the server may say, which is more than any catalogue knows: 'verb.' of 'read' → 'View'. */
export function useLabel(): (group: string, name: string) => string {
  const { catalogue } = wordsIn(useLanguage().language)
  return (group, name) => catalogue[`${group}.${name}`] ?? readable(name)
}

/** 'audit-events' → 'Audit events' */
export function readable(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
