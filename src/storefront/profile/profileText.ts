import type { profile } from '#ui/i18n/en/profile.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { TextCatalogue, TextFunction } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

export type ProfileText = TextFunction<typeof profile>

const texts = createPageTexts<typeof profile>(
  'profile',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/profile.ts', { import: 'profile' }),
)

export const { load: loadProfileTexts, in: profileTextIn, use: useProfileText } = texts

/**
 * Returns a function that labels server values, for example 'read' in the group 'verb' → 'View'.
 * Values without a text are humanized.
 */
export function useLabel(): (group: string, name: string) => string {
  const { language } = useLanguage()
  return (group, name) => texts.find(language, `${group}.${name}`) ?? humanizeName(name)
}

/** Converts a name to words: 'audit-events' → 'Audit events'. */
export function humanizeName(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
