import { languages, type Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { markup } from '#server/platform/text/markup.ts'
import type { PageFiles } from '#server/brands/buildManifest.ts'

/** A line above a page that offers it in another language, in that language. */
export type LanguageOffer = { readonly language: Language; readonly html: string }

export const languageOfferEntry = 'src/ui/languageOffer.ts'

type PageOffer = {
  readonly language: Language
  readonly href: string
  readonly files: Pick<PageFiles, 'scripts' | 'styles'>
}

export function renderLanguageOffer({ language, href, files }: PageOffer): LanguageOffer {
  const { label, direction } = languages[language]
  const offerMarkup = markup`${files.styles.map((sheet) => markup`<link rel="stylesheet" href="${sheet}">`)}
<aside class="languageOffer" lang="${language}" dir="${direction}" aria-label="${formatMessage('languageOffer.label', language)}">
<a href="${href}" hreflang="${language}">${formatMessage('languageOffer.link', language, { language: label })}</a>
<button type="button" aria-label="${formatMessage('languageOffer.close', language)}">✕</button>
</aside>
${files.scripts.map((script) => markup`<script type="module" src="${script}"></script>`)}`
  return { language, html: offerMarkup.markup }
}
