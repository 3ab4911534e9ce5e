import { scriptSelector } from '#domain/locale.ts'
import { installedFonts } from '#domain/typefaces.ts'
import type { Brand } from '#domain/brand.ts'
import { paletteStyle } from '#server/brands/paletteStyle.ts'

/**
 * One style sheet, allowed by its hash in the page's policy. Amounts are right-aligned in both
 * writing directions.
 */
export const invoiceStyle = ({ palette, shape }: Brand): string => `
@page { size: A4; margin: 16mm 15mm 18mm; @bottom-center { content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; color: ${palette.light.subtle} } }
@page arabic { @bottom-center { content: counter(page, arabic-indic) " / " counter(pages, arabic-indic) } }
${paletteStyle(palette)}
:root { --radius: ${shape.radius}px }
* { box-sizing: border-box }
body { margin: 0; background: var(--sunken); color: var(--text); font: 16px/1.5 var(--font, ${installedFonts.latin}); -webkit-text-size-adjust: 100% }
${scriptSelector('arabic', ' body')} { font-family: var(--font, ${installedFonts.arabic}); line-height: 1.75; page: arabic }
h1, h2, p, dl, dd { margin: 0 }
main { inline-size: 100%; max-inline-size: 860px; margin: 0 auto 48px; padding: 48px; background: var(--raised); border: 1px solid var(--border); border-radius: calc(var(--radius) * 1.5) }
.keep { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; max-inline-size: 860px; margin: 24px auto 12px; color: var(--muted); font-size: 14px }
.trial { margin-block-end: 24px; padding: 8px 16px; border-radius: var(--radius); background: var(--warningSoft); color: var(--warning); font-weight: 600 }
.print { min-block-size: 44px; padding: 8px 24px; border: 1px solid var(--borderStrong); border-radius: var(--radius); background: var(--raised); color: var(--text); font: inherit; font-weight: 600; cursor: pointer }
.print[hidden] { display: none }
.print:hover { border-color: var(--muted) } .print:active { background: var(--accentSoft) }
.print:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
header { display: flex; justify-content: space-between; align-items: start; gap: 24px }
.shop { display: flex; align-items: center; gap: 12px; font-size: 18px; font-weight: 600 }
.shop img { flex: none; display: block }
.what { text-align: end }
h1 { font-size: 28px; line-height: 1.25; font-weight: 600 }
.what h1 { display: flex; flex-direction: column; align-items: end }
h1 span + span { font-size: 18px; line-height: 1.5; font-weight: 500; color: var(--muted) }
.state { display: inline-block; margin-block-start: 8px; padding: 2px 12px; border-radius: ${shape.radius < 4 ? shape.radius : 99}px; font-size: 14px; font-weight: 600; background: var(--sunken); color: var(--muted) }
.state.paid { background: var(--positiveSoft); color: var(--positive) }
.state.due { background: var(--warningSoft); color: var(--warning) }
.state.refunded, .state.partlyRefunded { background: var(--infoSoft); color: var(--info) }
h2, dt, thead th { font-size: 14px; font-weight: 500; color: var(--muted) }
.top { display: flex; flex-wrap: wrap; gap: 16px 48px; margin-block: 32px; padding-block: 16px; border-block: 1px solid var(--border) }
.top dd { font-weight: 600 }
.parties { display: grid; grid-template-columns: 1fr 1fr; gap: 32px 48px; margin-block-end: 48px }
.parties h2 { margin-block-end: 4px }
.parties p { overflow-wrap: anywhere }
.who { font-weight: 600 }
table { inline-size: 100%; border-collapse: collapse }
th, td { padding-block: 12px; padding-inline: 16px 0; text-align: end; vertical-align: top; font-variant-numeric: tabular-nums }
:is(th, td):dir(rtl), .totals dd:dir(rtl) { text-align: start }
thead th { border-block-end: 1px solid var(--borderStrong); vertical-align: bottom }
tbody tr { border-block-end: 1px solid var(--border) }
tr > :first-child { padding-inline: 0; text-align: start }
tbody th { font-weight: 500; overflow-wrap: anywhere }
td, thead th { white-space: nowrap }
thead th:first-child { inline-size: 46% }
${scriptSelector('arabic', ' thead th:last-child')} { inline-size: 1% }
.code { display: block; font-size: 14px; font-weight: 400; color: var(--muted) }
.currency { margin-block-start: 8px; font-size: 14px; color: var(--muted) }
.end { display: grid; grid-template-columns: 1fr minmax(300px, 45%); gap: 32px 48px; margin-block-start: 24px }
.where { margin-block: 12px 4px; font-weight: 600 }
.payment .facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); align-items: baseline; gap: 4px 16px }
.payment .facts div { display: contents }
.payment dd { overflow-wrap: anywhere }
.totals { display: grid; grid-template-columns: 1fr max-content; align-content: start; gap: 0 24px }
.totals dl, .totals dl div { grid-column: 1 / -1; display: grid; grid-template-columns: subgrid; align-items: baseline }
.totals dl div { padding-block: 4px }
.totals dd { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
.sign { display: inline-block; inline-size: 1ch; margin-inline-start: -1ch }
.totals .total { margin-block-start: 8px; padding-block: 12px 4px; border-block-start: 1px solid var(--borderStrong) }
.totals .total dt, .totals .total dd { font-size: 16px; font-weight: 600; color: var(--text) }
.totals .left { margin-block-start: 8px; padding-block: 12px 0; border-block-start: 2px solid var(--accent) }
.totals .left dt, .totals .left dd { font-size: 22px; line-height: 1.4; font-weight: 600; color: var(--text) }
.totals .after { margin-block-start: 8px; font-size: 14px; color: var(--muted) }
.none { max-inline-size: 520px; margin-block: clamp(24px, 12vh, 96px) }
.none h1 { margin-block: 32px 8px; font-size: 22px }
.none p { color: var(--muted) }
.none a { display: inline-block; margin-block-start: 24px; padding: 12px 24px; border-radius: var(--radius); background: var(--accent); color: var(--onAccent); font-weight: 600; text-decoration: none }
.none a:hover { background: var(--accentHover) }
.none a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
@media screen and (max-width: 900px) { .keep { margin-inline: 16px } main { padding: 48px 32px } }
@media screen and (max-width: 640px) {
  main { margin-block-end: 0; padding: 24px 16px; border-width: 1px 0 0; border-radius: 0 }
  header { flex-direction: column } .what { text-align: start } .what h1 { align-items: start }
  .top { display: grid; gap: 12px } .parties, .end { grid-template-columns: 1fr } .end > .totals { order: -1 }
  table, tbody { display: block } thead { display: none }
  tbody tr { display: grid; grid-template-columns: 1fr max-content; gap: 0 16px; padding-block: 12px } tbody th { grid-column: 1 / -1; padding: 0 0 8px; font-weight: 600 }
  td { grid-column: 1 / -1; display: grid; grid-template-columns: subgrid; padding: 2px 0; white-space: normal }
  td::before { content: attr(data-head); color: var(--muted); text-align: start } td:last-child { font-weight: 600 }
}
@media print {
  body { background: none; font-size: 9.5pt; line-height: 1.45; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  .keep { display: none } .totals .after { font-size: 8pt } main { max-inline-size: none; margin: 0; padding: 0; background: none; border: 0; border-radius: 0 }
  h1 { font-size: 19pt } h1 span + span { font-size: 12pt } h2, dt, thead th, .code, .currency, .state { font-size: 8pt }
  .top { margin-block: 18pt; padding-block: 9pt } .parties { margin-block-end: 20pt } th, td { padding-block: 5pt }
  .end { margin-block-start: 14pt } .totals dl div { padding-block: 2pt } .totals .total, .totals .left { margin-block-start: 5pt; padding-block: 6pt 0 }
  .totals .total dt, .totals .total dd { font-size: 9.5pt } .totals .left dt, .totals .left dd { font-size: 13pt }
  thead { display: table-header-group } tr, .end > *, .parties { break-inside: avoid }
}
`
