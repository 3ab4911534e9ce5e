import { keysOf } from './keys.ts'

/**
 * The supported languages. A new one needs an entry here, its catalogues in `src/ui/i18n/` and
 * `npm run generate`; while it is `partial`, missing texts are taken from the default language.
 */
export const languages = {
  en: { label: 'English', direction: 'ltr', tag: 'en-GB' },
  ar: { label: 'العربية', direction: 'rtl', script: 'arabic', tag: 'ar-SA-u-nu-arab-ca-gregory' },
} as const satisfies Record<string, LanguageDetails>

export type Language = keyof typeof languages
export type Direction = 'ltr' | 'rtl'
export type Script = 'latin' | 'arabic'
export type ByLanguage<T = string> = Readonly<Partial<Record<Language, T>>>
/** One value per language; only partial languages may lack theirs. */
export type Translations<T = string> = ByLanguage<T> & Readonly<Record<FullLanguage, T>>
export type FullLanguage = {
  [L in Language]: (typeof languages)[L] extends { readonly partial: true } ? never : L
}[Language]
type LanguageDetails = {
  readonly label: string
  readonly direction: Direction
  /** latin if undefined */
  readonly script?: Script
  /** the BCP 47 tag used with Intl */
  readonly tag: string
  readonly partial?: true
}

export const defaultLanguage = 'en' satisfies FullLanguage
export const languageCodes = keysOf(languages)

export const scriptOf = (language: Language): Script => {
  const details: LanguageDetails = languages[language]
  return details.script ?? 'latin'
}

/** Returns a CSS selector for text in the languages of a script. */
export const scriptSelector = (script: Script, rest = ''): string =>
  languageCodes
    .filter((code) => scriptOf(code) === script)
    .map((code) => `:lang(${code})${rest}`)
    .join(', ')

/** Joins items with the comma of the language's script. */
export const joinItems = (items: readonly string[], language: Language): string =>
  items.join(scriptOf(language) === 'arabic' ? '، ' : ', ')

export const isPartial = (language: Language): language is Exclude<Language, FullLanguage> =>
  'partial' in languages[language]

export const fullLanguages: readonly FullLanguage[] = languageCodes.filter(
  (code) => !isPartial(code),
)

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)

/** A language, or `system` for the device's preferred one. */
export type LanguageChoice = Language | 'system'

/** Returns the best supported language for an Accept-Language header. */
export const negotiateLanguage = (header: string | undefined): Language =>
  findPreferredLanguage(header, languageCodes) ?? defaultLanguage

/** Returns the candidate that an Accept-Language header prefers, by its quality values. */
export function findPreferredLanguage(
  header: string | undefined,
  candidates: readonly Language[],
): Language | undefined {
  const findCandidate = (code: string | undefined) => candidates.find((each) => each === code)
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((each) => each.trim().startsWith('q='))
      return {
        code: findCandidate(tag.split('-')[0]?.toLowerCase()),
        quality: quality ? Number(quality.trim().slice(2)) : 1,
      }
    })
    .filter((each) => each.code && each.quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.code
}

/** Returns the text in a language, else in the default language, else any text. */
export function pickTranslation<T>(texts: Translations<T>, language: Language): T
export function pickTranslation<T>(texts: ByLanguage<T>, language: Language): T | undefined
export function pickTranslation<T>(texts: ByLanguage<T>, language: Language): T | undefined {
  return texts[language] ?? texts[defaultLanguage] ?? Object.values(texts)[0]
}
