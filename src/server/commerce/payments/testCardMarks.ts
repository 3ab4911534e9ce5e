import { markup, type Markup } from '#server/platform/text/markup.ts'
import type { TestCard } from './testCards.ts'

const cardMark = (drawing: Markup): Markup =>
  markup`<svg class="mark" viewBox="0 0 44 28" width="44" height="28" aria-hidden="true"><rect x=".5" y=".5" width="43" height="27" rx="4.5" fill="#fff" stroke="#d3d9de"/>${drawing}</svg>`

const letteringAttributes = markup`text-anchor="middle" font-family="Verdana, 'DejaVu Sans', sans-serif" font-weight="700"`

export const cardMarks: Readonly<Record<TestCard['mark'], Markup>> = {
  visa: cardMark(
    markup`<text x="22" y="18.5" ${letteringAttributes} font-style="italic" font-size="12.5" fill="#1a1f71">VISA</text>`,
  ),
  mastercard: cardMark(
    markup`<circle cx="17.5" cy="14" r="8" fill="#eb001b"/><circle cx="26.5" cy="14" r="8" fill="#f79e1b"/><path d="M22 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" fill="#ff5f00"/>`,
  ),
  mada: cardMark(
    markup`<path d="M6 9h8v4H6z" fill="#259bd6"/><path d="M6 15h8v4H6z" fill="#84b740"/><text x="27.5" y="17" ${letteringAttributes} font-size="8.5" textLength="22" lengthAdjust="spacingAndGlyphs" fill="#27292d">mada</text>`,
  ),
}

export const lockIcon = markup`<svg viewBox="0 0 20 20" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><rect x="4" y="9" width="12" height="8" rx="2"/><path d="M6.75 9V6.25a3.25 3.25 0 0 1 6.5 0V9"/></svg>`

export const warningIcon = markup`<svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="7.5"/><path d="M10 6.25v4.5M10 13.6v.1"/></svg>`
