import { createHash } from 'node:crypto'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import type { InvoiceContext } from './invoiceContext.ts'

/** All that runs on an invoice. Where nothing runs there is no button either. */
const printScriptSource =
  "const b = document.querySelector('.print'); b.hidden = false; b.addEventListener('click', () => print())"

/** The page's policy lets this through, and nothing else. */
export const printHash = `sha256-${createHash('sha256').update(printScriptSource).digest('base64')}`

export const printButton = ({ texts }: InvoiceContext): Markup =>
  markup`<button class="print" type="button" hidden>${texts.print}</button>`

export const printScript = markup`<script>${{ markup: printScriptSource }}</script>`
