import { scriptOf, type Language } from '#domain/locale.ts'
import { installedFonts } from '#domain/typefaces.ts'
import type { MailBrand } from './mailBrand.ts'

/** The inline styles of a mail, because mail clients drop style sheets. */
export type MailStyles = ReturnType<typeof mailStyles>

export function mailStyles({ palette: { light }, shape }: MailBrand, language: Language) {
  const script = scriptOf(language)
  // Mails cannot embed typefaces.
  const font = installedFonts[script]
  const leading = script === 'arabic' ? 1.8 : 1.6
  const textStyle = (size: number, colour: string, marginAfter: number, marginBefore = 0) =>
    `margin:${marginBefore}px 0 ${marginAfter}px;font-family:${font};font-size:${size}px;line-height:${leading};color:${colour};`
  return {
    page: `margin:0;padding:0;background-color:${light.sunken};`,
    background: `padding:32px 12px 48px;background-color:${light.sunken};`,
    preview: `display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${light.sunken};`,
    column: 'max-width:600px;margin:0 auto;',
    header: 'padding:0 24px 24px;',
    wordmark: `font-family:${font};font-size:22px;line-height:1.4;font-weight:700;color:${light.accent};text-decoration:none;`,
    card: `padding:32px 24px;background-color:${light.raised};border:1px solid ${light.border};border-radius:${shape.radius * 1.5}px;`,
    heading: `margin:0 0 16px;font-family:${font};font-size:22px;line-height:${leading - 0.3};font-weight:600;color:${light.text};`,
    paragraph: textStyle(16, light.text, 16),
    note: `${textStyle(14, light.muted, 12, 24)}padding:16px 0 0;border-top:1px solid ${light.border};`,
    code: `margin:24px 0;padding:24px 16px;background-color:${light.accentSoft};border-radius:${shape.radius}px;text-align:center;font-family:Consolas,Menlo,'Courier New',monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:0.22em;text-indent:0.22em;color:${light.text};`,
    buttonWrapper: 'margin:24px 0 12px;',
    button: `display:inline-block;padding:12px 24px;background-color:${light.accent};border-radius:${shape.radius}px;font-family:${font};font-size:16px;line-height:1.4;font-weight:600;color:${light.onAccent};text-decoration:none;`,
    details: `margin:24px 0;padding:16px 16px 4px;background-color:${light.sunken};border-radius:${shape.radius}px;`,
    term: textStyle(14, light.muted, 0),
    detail: `${textStyle(16, light.text, 12)}font-weight:600;overflow-wrap:anywhere;`,
    footer: 'padding:24px 24px 0;',
    footerText: textStyle(14, light.subtle, 4),
    footerLink: `color:${light.subtle};`,
  } as const
}
