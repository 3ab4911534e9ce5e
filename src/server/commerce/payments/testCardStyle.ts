import { scriptSelector } from '#domain/locale.ts'
import { installedFonts } from '#domain/typefaces.ts'
import { paletteStyle } from '#server/brands/paletteStyle.ts'
import type { GatewayBrand } from './testPage.ts'

/** One style sheet for all pages of the gateway, allowed by its hash in their policy. */
export const testCardStyle = ({ palette, shape }: GatewayBrand): string => `
${paletteStyle(palette)}
:root { --radius: ${shape.radius}px; --card: ${shape.radius * 1.5}px }
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; background: var(--sunken); color: var(--text); font: 16px/1.5 var(--font, ${installedFonts.latin}) }
${scriptSelector('arabic', ' body')} { font-family: var(--font, ${installedFonts.arabic}); line-height: 1.75 }
svg { flex: none }
h1, p, fieldset { margin: 0; padding: 0; border: 0 }
.notice { display: flex; justify-content: center; background: var(--warningSoft); color: var(--warning); padding: 12px 24px; font-size: 14px }
.notice p { display: flex; align-items: start; gap: 12px; inline-size: 100%; max-inline-size: 520px }
.notice svg { margin-block-start: 2px }
.notice strong { display: block }
main { inline-size: 100%; max-inline-size: 560px; margin-inline: auto; padding: clamp(24px, 6vh, 64px) 24px }
.sheet { background: var(--raised); border: 1px solid var(--border); border-radius: var(--card); padding: 32px${shape.elevation === 'lifted' ? '; box-shadow: 0 12px 32px -16px rgb(0 0 0 / 18%)' : ''} }
.shop { display: flex; align-items: center; gap: 12px; margin-block-end: 8px }
.shop img { flex: none; inline-size: 40px; block-size: 40px }
h1 { font-size: 22px; line-height: 1.25; font-weight: 600; overflow-wrap: anywhere }
${scriptSelector('arabic', ' h1')} { line-height: 1.4 }
.why { color: var(--muted); font-size: 14px }
.amount { margin-block-start: 4px; font-size: 36px; line-height: 1.25; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
${scriptSelector('arabic', ' .amount')} { line-height: 1.4 }
.code { display: grid; gap: 8px; margin-block-start: 24px; padding: 16px; background: var(--sunken); border-radius: var(--radius) }
.code p:first-child { display: flex; align-items: center; justify-content: space-between; gap: 16px; font-size: 14px }
.code bdi { font-size: 28px; line-height: 1.15; font-weight: 600; letter-spacing: .16em; margin-inline-end: -.16em }
form { display: grid; gap: 24px; margin-block-start: 24px }
legend, label.name { display: block; padding: 0; margin-block-end: 8px; font-size: 14px; font-weight: 600 }
.cards { border: 1px solid var(--borderStrong); border-radius: var(--radius) }
.cards label { display: flex; align-items: center; gap: 12px; min-block-size: 56px; padding: 8px 16px; cursor: pointer }
.cards label + label { border-block-start: 1px solid var(--border) }
.cards label:first-child { border-start-start-radius: calc(var(--radius) - 1px); border-start-end-radius: calc(var(--radius) - 1px) }
.cards label:last-child { border-end-start-radius: calc(var(--radius) - 1px); border-end-end-radius: calc(var(--radius) - 1px) }
.cards label:hover { background: var(--sunken) }
.cards label:has(:checked) { background: var(--accentSoft) }
.cards label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: -2px }
.cards input { flex: none; appearance: none; inline-size: 20px; block-size: 20px; margin: 0; border: 1.5px solid var(--borderStrong); border-radius: 50%; outline: none }
.cards input:checked { border: 6px solid var(--accent) }
@media (forced-colors: active) { .cards input { appearance: auto } }
.cards small { display: block; color: var(--muted); font-size: 14px }
.cards .mark { margin-inline-start: auto }
.digits { font-variant-numeric: tabular-nums; white-space: nowrap }
.row, .actions { display: grid; grid-template-columns: 1fr 128px; gap: 0 16px }
.field { inline-size: 100%; block-size: 48px; padding-inline: 16px; font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--borderStrong); border-radius: var(--radius) }
.field[inputmode] { font-size: 22px; letter-spacing: .16em; text-align: center }
.hint { margin-block-start: 8px; font-size: 14px; color: var(--muted) }
.stack { display: grid; gap: 8px }
.stack .why { margin-block-end: 8px }
.field:read-only { background: var(--sunken); border-color: var(--border); color: var(--muted) }
.field:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.wrong .cards, .field.wrong { border-color: var(--danger) }
.problem { grid-column: 1 / -1; display: flex; align-items: start; gap: 8px; margin-block-start: 8px; font-size: 14px; color: var(--danger) }
.problem svg { margin-block-start: 2px }
${scriptSelector('arabic', ' .problem svg')}, ${scriptSelector('arabic', ' .notice svg')} { margin-block-start: 4px }
button, .button { min-block-size: 48px; padding-inline: 16px; font: inherit; font-weight: 600; color: var(--text); background: transparent; border: 1px solid var(--borderStrong); border-radius: var(--radius); cursor: pointer }
button:hover { background: var(--sunken) }
.main { color: var(--onAccent); background: var(--accent); border-color: transparent }
.main:hover { background: var(--accentHover) }
.quiet { margin-block-end: -12px; border-color: transparent; color: var(--muted) }
.button { display: inline-flex; align-items: center; padding-inline: 24px; margin-block-start: 24px; text-decoration: none }
footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; padding: 16px 4px 0; font-size: 14px; color: var(--muted) }
footer span { display: inline-flex; align-items: center; gap: 8px }
footer a { color: inherit }
@media (max-width: 480px) { .notice { padding-inline: 16px } .sheet { padding: 24px 16px } main { padding: 16px 12px } .row, .actions { grid-template-columns: 1fr 104px; gap: 0 12px } }
`
