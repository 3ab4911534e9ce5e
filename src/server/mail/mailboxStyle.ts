import type { MailBrand } from './draft.ts'

export const mailboxStyle = ({ palette: { light }, shape }: MailBrand): string => `
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: ${light.sunken}; color: ${light.text}; font: 16px/1.5 var(--font, system-ui, sans-serif) }
a { color: inherit; text-decoration: none }
a:focus-visible { outline: 2px solid ${light.focus}; outline-offset: -2px }
header, main { width: 100%; max-width: 840px; margin: 0 auto; padding: 0 24px }
header { padding-block: 24px 0; font-size: 22px; font-weight: 700; color: ${light.accent} }
main { padding-block: 24px 48px }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere }
code { font: 600 0.92em ui-monospace, Consolas, monospace }
.why { margin: 0; color: ${light.muted} }
.empty, ol { margin: 24px 0 0; background: ${light.raised}; border: 1px solid ${light.border}; border-radius: ${shape.radius * 1.5}px }
.empty { padding: 48px 24px; text-align: center; color: ${light.muted} }
ol { padding: 0; list-style: none; overflow: hidden }
li + li { border-top: 1px solid ${light.border} }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 16px 24px }
li a:hover { background: ${light.accentSoft} }
.subject { grid-column: 1 / -1; font-weight: 600; overflow-wrap: anywhere }
.to, time { font-size: 14px; color: ${light.muted}; overflow-wrap: anywhere }
.reader { flex: 1; display: flex; flex-direction: column; gap: 4px }
.reader > nav a { font-size: 14px; font-weight: 600; color: ${light.accent} }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; margin-bottom: 12px }
.forms { display: flex; padding: 4px; gap: 4px; background: ${light.raised}; border: 1px solid ${light.border}; border-radius: ${shape.radius}px }
.forms a { padding: 4px 16px; font-size: 14px; font-weight: 600; color: ${light.muted}; border-radius: ${Math.max(shape.radius - 4, 0)}px }
.forms [aria-current] { background: ${light.accentSoft}; color: ${light.accent} }
iframe, pre { flex: 1; width: 100%; min-height: 560px; margin: 0; background: ${light.raised}; border: 1px solid ${light.border}; border-radius: ${shape.radius * 1.5}px }
pre { padding: 24px; font: 14px/1.6 ui-monospace, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
`
