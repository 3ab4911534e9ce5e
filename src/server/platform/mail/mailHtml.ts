import { languages, type Language } from '#domain/locale.ts'
import type { Draft, MailSender } from './draft.ts'
import type { MailBrand } from './mailBrand.ts'
import { lookOf } from './look.ts'
import { markup } from '#server/platform/text/markup.ts'
import { asMarkup } from '#server/platform/text/prose.ts'

type Parts = { draft: Draft; house: MailSender; brand: MailBrand; language: Language }

/** A letter as mail readers draw it: no style sheet, no picture, nothing to load. */
export function mailHtml({ draft, house, brand, language }: Parts): string {
  const { direction } = languages[language]
  const look = lookOf(brand, language)
  // Some mail readers drop what stands on html and body: the first division says it again.
  return markup`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${draft.subject}</title>
</head>
<body style="${look.page}">
<div lang="${language}" dir="${direction}" style="${look.ground}">
<div style="${look.preview}">${asMarkup(draft.preview)}</div>
<div style="${look.column}">
<div style="${look.mast}"><a href="${house.home}" target="_blank" style="${look.wordmark}">${house.brand}</a></div>
<div style="${look.card}">
<h1 style="${look.heading}">${asMarkup(draft.heading)}</h1>
${draft.blocks.map((block) => block.html(look))}
</div>
<div style="${look.foot}">
<p style="${look.footText}">${house.brand}<br>${brand.texts[language].address}</p>
<p style="${look.footText}"><a href="mailto:${house.email}" style="${look.footLink}"><bdi>${house.email}</bdi></a></p>
</div>
</div>
</div>
</body>
</html>
`.markup
}
