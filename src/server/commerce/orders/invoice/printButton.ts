import { createHash } from 'node:crypto'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import type { InvoiceContext } from './invoiceContext.ts'

/** The only script of an invoice. The button stays hidden where scripts do not run. */
const printScriptSource =
  "const b = document.querySelector('.print'); b.hidden = false; b.addEventListener('click', () => print())"

/** The hash that allows only this script in the page's policy. */
export const printHash = `sha256-${createHash('sha256').update(printScriptSource).digest('base64')}`

export const printButton = ({ texts }: InvoiceContext): Markup =>
  markup`<button class="print" type="button" hidden>${texts.print}</button>`

export const printScript = markup`<script>${{ markup: printScriptSource }}</script>`
