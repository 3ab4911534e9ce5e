import type { Brand } from '#domain/brand.ts'
import { languages } from '#domain/locale.ts'
import { formatMessage, type MessageKey } from '#domain/messages/messages.ts'
import { markup } from '#server/platform/text/markup.ts'
import { paletteStyle } from '#server/brands/paletteStyle.ts'

/** Returns a minimal error page in every language of the shop, for when nothing can be rendered. */
export const errorDocument = (
  brand: Brand,
  ...messages: readonly [MessageKey, ...MessageKey[]]
): string =>
  markup`<!doctype html>
<html lang="${brand.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name[brand.language]}</title>
<style>${{ markup: errorStyle(brand) }}</style>
</head>
<body>
${brand.languages.map(
  (code) =>
    markup`<p lang="${code}" dir="${languages[code].direction}"><a href="/${code}">${brand.name[code]}</a>: ${messages.map((each) => formatMessage(each, code)).join(' ')}</p>`,
)}
</body>
</html>
`.markup

const errorStyle = ({ palette }: Brand): string => `${paletteStyle(palette)}
body { display: grid; place-content: center; min-block-size: 90vh; margin: 0 24px; background: var(--canvas); color: var(--text); font: 16px/1.6 system-ui, sans-serif; text-align: center }
a { color: var(--accent) }`
