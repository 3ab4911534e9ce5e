import { defaultTheme, type Brand, type ThemeChoice } from '#domain/brand.ts'
import { languages, type Language } from '#domain/locale.ts'
import { formatMessage, type MessageKey } from '#domain/messages/messages.ts'
import { markup } from '#server/platform/text/markup.ts'
import type { PageFiles } from '#server/brands/buildManifest.ts'
import type { LanguageOffer } from './languageOffer.ts'

type CmsDocumentInput = {
  brand: Brand
  language: Language
  theme: ThemeChoice
  /** a png uploaded by staff */
  favicon: string | undefined
  /** a notice above everything, in every language, as the language can change without a reload */
  notice?: MessageKey | undefined
  offer?: LanguageOffer | undefined
  /** the brands served by the same server */
  served?: readonly Pick<Brand, 'key' | 'name'>[]
  files: PageFiles
}

/** The meta element with the current settings of the shop, which override those of the build. */
const shopMeta = 'shop'

const shopDetails = (
  { name, currency }: Brand,
  served: NonNullable<CmsDocumentInput['served']>,
) => ({
  name,
  currency,
  ...(served.length > 1 && {
    brands: Object.fromEntries(served.map((each) => [each.key, each.name])),
  }),
})

/** Returns the empty document that the back office renders into. */
export const cmsDocument = ({
  brand,
  language,
  theme,
  favicon,
  notice,
  offer,
  served = [],
  files,
}: CmsDocumentInput): string =>
  markup`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}" data-theme="${theme === 'system' ? defaultTheme : theme}"${theme === 'system' ? markup` data-theme-choice="system"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${theme === 'system' && files.systemThemeScript ? markup`<script src="${files.systemThemeScript}"></script>` : ''}
<meta name="${shopMeta}" content="${JSON.stringify(shopDetails(brand, served))}">
<title>${brand.name[language]}</title>
${favicon ? markup`<link rel="icon" href="${favicon}" type="image/png">` : markup`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`}
${[
  ...files.styles.map((href) => markup`<link rel="stylesheet" href="${href}">`),
  ...files.scripts.map((src) => markup`<script type="module" src="${src}"></script>`),
  ...files.modules.map((href) => markup`<link rel="modulepreload" href="${href}">`),
]}
</head>
<body>
${notice ? noticeMarkup(brand, notice) : ''}
${offer ? { markup: offer.html } : ''}
<div id="root"></div>
</body>
</html>
`.markup

const noticeMarkup = ({ languages: spoken }: Brand, notice: MessageKey) =>
  markup`<aside class="notice">
${spoken.map(
  (code) =>
    markup`<p lang="${code}" dir="${languages[code].direction}">${formatMessage(notice, code)}</p>`,
)}
</aside>`
