import { defaultTheme, isTheme, type Theme } from '#domain/brand.ts'
import { isLanguage, type Language } from '#domain/locale.ts'

/** What a visitor's browser remembers between visits. */
export type Visitor = { readonly language: Language | undefined; readonly theme: Theme }

export function readVisitor(cookies: string | undefined, languages: readonly Language[]): Visitor {
  const saved = Object.fromEntries(
    (cookies ?? '').split(';').map((each) => {
      const [name = '', value = ''] = each.split('=')
      return [name.trim(), value.trim()]
    }),
  )
  const { language, theme } = saved
  const known = isLanguage(language) && languages.includes(language)
  return {
    language: known ? language : undefined,
    theme: isTheme(theme) ? theme : defaultTheme,
  }
}

export const languageCookie = (language: Language): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
