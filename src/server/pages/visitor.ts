import type { IncomingHttpHeaders } from 'node:http'
import { defaultTheme, isThemeChoice, type ThemeChoice } from '#domain/brand.ts'
import { preferredLanguage, type Language } from '#domain/locale.ts'

/** What a visitor's browser says of itself, and remembers between visits. */
export type Visitor = {
  /** of pages whose address names none */
  readonly language: Language | undefined
  readonly theme: ThemeChoice
  /** the language that this browser would rather read a page in; nobody is offered one twice */
  readonly offeredLanguage: (page: Language) => Language | undefined
  /** what its browser shall remember once it has seen a page of the shop, or of the back office */
  readonly cookiesAfter: (page: Language, place: 'store' | 'cms') => string[]
}

export function readVisitor(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  languages: readonly Language[],
): Visitor {
  const saved = Object.fromEntries(
    (headers.cookie ?? '').split(';').map((each) => {
      const [name = '', value = ''] = each.split('=')
      return [name.trim(), value.trim()]
    }),
  )
  const { language, theme, languageOffer: offer } = saved
  const ofDevice = preferredLanguage(headers['accept-language'], languages)
  const followsDevice = language === 'system'
  const known = languages.find((each) => each === language)
  const isOffered = !followsDevice && (offer === 'open' || (!offer && !known))
  const languageBeside = (page: Language): Language | undefined =>
    isOffered && ofDevice !== page ? ofDevice : undefined
  return {
    language: followsDevice ? ofDevice : known,
    theme: isThemeChoice(theme) ? theme : defaultTheme,
    offeredLanguage: languageBeside,
    cookiesAfter: (page, place) => {
      const next = languageBeside(page) ? 'open' : offer && 'closed'
      // In the back office a language is chosen, not visited.
      const isKept = place === 'cms' || followsDevice || language === page
      return [
        ...(isKept ? [] : [cookie('language', page)]),
        ...(next && next !== offer ? [cookie('languageOffer', next)] : []),
      ]
    },
  }
}

const cookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
