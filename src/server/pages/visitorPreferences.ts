import type { IncomingHttpHeaders } from 'node:http'
import { defaultTheme, isThemeChoice, type ThemeChoice } from '#domain/brand.ts'
import { findPreferredLanguage, type Language } from '#domain/locale.ts'

/** What a visitor's browser says of itself, and remembers between visits. */
export type VisitorPreferences = {
  /** of pages whose address names none */
  readonly language: Language | undefined
  readonly theme: ThemeChoice
  /** the language that this browser would rather read a page in; nobody is offered one twice */
  readonly offeredLanguage: (page: Language) => Language | undefined
  /** what its browser shall remember once it has seen a page of the shop, or of the back office */
  readonly cookiesToSet: (page: Language, area: 'store' | 'cms') => string[]
}

export function readVisitorPreferences(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  languages: readonly Language[],
): VisitorPreferences {
  const cookies = Object.fromEntries(
    (headers.cookie ?? '').split(';').map((each) => {
      const [name = '', value = ''] = each.split('=')
      return [name.trim(), value.trim()]
    }),
  )
  const { language, theme, languageOffer: offer } = cookies
  const deviceLanguage = findPreferredLanguage(headers['accept-language'], languages)
  const followsDevice = language === 'system'
  const chosen = languages.find((each) => each === language)
  const mayOffer = !followsDevice && (offer === 'open' || (!offer && !chosen))
  const offeredLanguage = (page: Language): Language | undefined =>
    mayOffer && deviceLanguage !== page ? deviceLanguage : undefined
  return {
    language: followsDevice ? deviceLanguage : chosen,
    theme: isThemeChoice(theme) ? theme : defaultTheme,
    offeredLanguage,
    cookiesToSet: (page, place) => {
      const next = offeredLanguage(page) ? 'open' : offer && 'closed'
      // In the back office a language is chosen, not visited.
      const keepsLanguage = place === 'cms' || followsDevice || language === page
      return [
        ...(keepsLanguage ? [] : [cookie('language', page)]),
        ...(next && next !== offer ? [cookie('languageOffer', next)] : []),
      ]
    },
  }
}

const cookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
