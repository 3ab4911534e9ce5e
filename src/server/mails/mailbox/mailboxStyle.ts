import { scriptSelector } from '#domain/locale.ts'
import { installedFonts } from '#domain/typefaces.ts'
import { paletteStyle } from '#server/brands/paletteStyle.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'

export const mailboxStyle = ({ palette, shape }: MailBrand): string => `
${paletteStyle(palette)}
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; background: var(--sunken); color: var(--text); font: 16px/1.5 var(--font, ${installedFonts.latin}) }
${scriptSelector('arabic', ' body')} { font-family: var(--font, ${installedFonts.arabic}); line-height: 1.75 }
a { color: inherit; text-decoration: none }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px }
header, main { inline-size: 100%; max-inline-size: 840px; margin-inline: auto; padding-inline: 24px }
header { padding-block: 24px 0; font-size: 22px; font-weight: 700; color: var(--accent) }
main { padding-block: 24px 48px }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere }
code { font: 600 0.92em ui-monospace, Consolas, monospace }
.why { margin: 0; color: var(--muted) }
.empty, ol { margin: 24px 0 0; background: var(--raised); border: 1px solid var(--border); border-radius: ${shape.radius * 1.5}px }
.empty { padding: 48px 24px; text-align: center; color: var(--muted) }
ol { padding: 0; list-style: none; overflow: hidden }
li + li { border-block-start: 1px solid var(--border) }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 16px 24px }
li a:hover { background: var(--accentSoft) }
.subject { grid-column: 1 / -1; font-weight: 600; overflow-wrap: anywhere }
.to, li time { font-size: 14px; color: var(--muted) }
.to { justify-self: start; overflow-wrap: anywhere }
time { white-space: nowrap }
.reader { flex: 1; display: flex; flex-direction: column; gap: 4px }
.reader > nav a { font-size: 14px; font-weight: 600; color: var(--accent) }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; margin-block-end: 12px }
.forms { display: flex; padding: 4px; gap: 4px; background: var(--raised); border: 1px solid var(--border); border-radius: ${shape.radius}px }
.forms a { padding: 4px 16px; font-size: 14px; font-weight: 600; color: var(--muted); border-radius: ${Math.max(shape.radius - 4, 0)}px }
.forms [aria-current] { background: var(--accentSoft); color: var(--accent) }
iframe { color-scheme: light }
iframe, pre { flex: 1; inline-size: 100%; min-block-size: 560px; margin: 0; background: var(--raised); border: 1px solid var(--border); border-radius: ${shape.radius * 1.5}px }
pre { padding: 24px; font: 14px/1.6 ui-monospace, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
`
