import { keysOf } from './keys.ts'

/** The languages the product speaks. A further one is an entry here and its catalogue files. */
export const languages = {
  en: { label: 'English', direction: 'ltr', tag: 'en-GB' },
  ar: { label: 'العربية', direction: 'rtl', tag: 'ar-SA-u-nu-arab-ca-gregory' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages
export type Direction = 'ltr' | 'rtl'
export type ByLanguage<T = string> = Readonly<Partial<Record<Language, T>>>
type LanguageFacts = { readonly label: string; readonly direction: Direction; readonly tag: string }

export const defaultLanguage: Language = 'en'
export const languageCodes = keysOf(languages)

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)

/** The best supported language for an Accept-Language header, by its quality values. */
export function negotiateLanguage(header: string | undefined): Language {
  if (isLanguage(header)) return header
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((each) => each.trim().startsWith('q='))
      return {
        code: tag.split('-')[0]?.toLowerCase(),
        quality: quality ? Number(quality.trim().slice(2)) : 1,
      }
    })
    .filter((each) => isLanguage(each.code) && each.quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.code
  return isLanguage(wanted) ? wanted : defaultLanguage
}

/** The text for a language, else the default language's, else whatever there is. */
export const inLanguage = <T>(texts: ByLanguage<T>, language: Language): T | undefined =>
  texts[language] ?? texts[defaultLanguage] ?? Object.values(texts)[0]
