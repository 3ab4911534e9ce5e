import type { Brand, Theme } from '#domain/brand.ts'
import { languages, type Language } from '#domain/locale.ts'
import { say, type MessageKey } from '#domain/messages/messages.ts'
import { markup } from '../mail/markup.ts'
import type { PageFiles } from './front.ts'

type Parts = {
  brand: Brand
  language: Language
  theme: Theme
  /** a png that staff has set */
  favicon: string | undefined
  /** what stands above everything else, in every language: another is chosen without a new document */
  notice?: MessageKey | undefined
  files: PageFiles
}

/** Where the page says what staff has made of the brand it was built with. */
const shopMeta = 'shop'

/** The empty page that the back office draws itself into. */
export const cmsDocument = ({ brand, language, theme, favicon, notice, files }: Parts): string =>
  markup`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="${shopMeta}" content="${JSON.stringify({ name: brand.name, currency: brand.currency })}">
<title>${brand.name[language]}</title>
${favicon ? markup`<link rel="icon" href="${favicon}" type="image/png">` : markup`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`}
${[
  ...files.styles.map((href) => markup`<link rel="stylesheet" href="${href}">`),
  ...files.scripts.map((src) => markup`<script type="module" src="${src}"></script>`),
  ...files.modules.map((href) => markup`<link rel="modulepreload" href="${href}">`),
]}
</head>
<body>
${notice ? noticeIn(brand, notice) : ''}
<div id="root"></div>
</body>
</html>
`.markup

const noticeIn = ({ languages: spoken }: Brand, notice: MessageKey) =>
  markup`<aside class="notice">
${spoken.map(
  (code) => markup`<p lang="${code}" dir="${languages[code].direction}">${say(notice, code)}</p>`,
)}
</aside>`
