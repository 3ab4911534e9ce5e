import type { IncomingHttpHeaders } from 'node:http'
import { defaultTheme, isThemeChoice, type ThemeChoice } from '#domain/brand.ts'
import { findPreferredLanguage, type Language } from '#domain/locale.ts'

export type VisitorPreferences = {
  /** for pages whose address has no language */
  readonly language: Language | undefined
  readonly theme: ThemeChoice
  /** the language to offer on a page, unless the visitor has already seen the offer */
  readonly offeredLanguage: (page: Language) => Language | undefined
  /** the cookies to set after a page of the storefront or the back office */
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
      // In the back office the language is chosen explicitly, so a visit does not change it.
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
