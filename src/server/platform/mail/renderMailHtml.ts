import { languages } from '#domain/locale.ts'
import { toMailBlock } from './mailBlocks.ts'
import type { MailContent } from './mailDraft.ts'
import { mailStyles } from './mailStyles.ts'
import { markup } from '#server/platform/text/markup.ts'
import { proseToMarkup } from '#server/platform/text/prose.ts'

/** Renders a mail as HTML for mail clients: no style sheet, no pictures, nothing to load. */
export function renderMailHtml({ draft, mailSender, brand, language }: MailContent): string {
  const { direction } = languages[language]
  const styles = mailStyles(brand, language)
  // Some mail clients drop the attributes of html and body, so the first div repeats them.
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
<body style="${styles.page}">
<div lang="${language}" dir="${direction}" style="${styles.background}">
<div style="${styles.preview}">${proseToMarkup(draft.preview)}</div>
<div style="${styles.column}">
<div style="${styles.header}"><a href="${mailSender.homeUrl}" target="_blank" style="${styles.wordmark}">${mailSender.brand}</a></div>
<div style="${styles.card}">
<h1 style="${styles.heading}">${proseToMarkup(draft.heading)}</h1>
${draft.blocks.map((part) => toMailBlock(part).html(styles))}
</div>
<div style="${styles.footer}">
<p style="${styles.footerText}">${mailSender.brand}<br>${brand.texts[language].address}</p>
<p style="${styles.footerText}"><a href="mailto:${mailSender.email}" style="${styles.footerLink}"><bdi>${mailSender.email}</bdi></a></p>
</div>
</div>
</div>
</body>
</html>
`.markup
}
