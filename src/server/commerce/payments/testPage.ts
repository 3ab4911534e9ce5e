import type { Brand } from '#domain/brand.ts'
import { pickTranslation, type Language } from '#domain/locale.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { htmlDocument } from '#server/http/htmlDocument.ts'
import { warningIcon, lockIcon } from './testCardMarks.ts'
import { testCardTexts } from './testCardTexts.ts'

export type GatewayBrand = Pick<Brand, 'key' | 'name' | 'palette' | 'shape' | 'texts' | 'contact'>

export type GatewayContext = {
  readonly brand: GatewayBrand
  readonly style: string
  readonly language: Language
}

export const emptyMarkup = markup``
export const autofocus = markup` autofocus`

export const problemMarkup = (id: string, text: string | undefined): Markup =>
  text === undefined
    ? emptyMarkup
    : markup`<p class="problem" id="${id}">${warningIcon}<span>${text}</span></p>`

export function testPage(context: GatewayContext, heading: string, content: Markup): Markup {
  const { brand, style, language } = context
  const texts = pickTranslation(testCardTexts, language)
  const { email } = brand.contact
  return htmlDocument({
    language,
    title: `${heading} · ${texts.title}`,
    style,
    metas: { 'color-scheme': 'light dark' },
    body: markup`<header class="notice"><p>${warningIcon}<span><strong>${texts.notice}</strong> ${texts.noticeMore}</span></p></header>
<main>
<div class="sheet">
<div class="shop"><img src="/favicon.svg" width="40" height="40" alt=""><h1>${heading}</h1></div>
${content}
</div>
<footer><span>${lockIcon}${texts.title}</span><span>${texts.help} <a href="mailto:${email}"><bdi>${email}</bdi></a></span></footer>
</main>`,
  })
}
