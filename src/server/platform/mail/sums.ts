import type { Block } from './blocks.ts'
import type { MailStyles } from './look.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { asMarkup } from '#server/platform/text/prose.ts'

export type SumRow = {
  readonly term: string
  /** how it came about */
  readonly detail?: string
  readonly amount: string
  /** stands below a line of its own */
  readonly isRuled?: boolean
  /** what all before it adds up to */
  readonly isTotal?: boolean
}

/** What adds up. Not a table: readers that know no columns put each amount below what it is for. */
export const sums = (rows: readonly SumRow[]): Block => ({
  text: rows
    .map(({ term, detail, amount }) => `${term}${detail ? ` (${detail})` : ''}: ${amount}`)
    .join('\n'),
  html: (styles) =>
    markup`<div style="${styles.facts}">${rows.map((row) => rowOf(row, styles))}</div>`,
})

const rowOf = (
  { term, detail, amount, isTotal, isRuled = isTotal }: SumRow,
  styles: MailStyles,
): Markup => {
  const row = isRuled ? `${line};border-top:1px solid rgba(127,127,127,0.35)` : line
  const weight = isTotal ? 600 : 400
  const cell = `${styles.fact}display:table-cell;padding:${isRuled ? 12 : 0}px 0 12px;font-weight:${weight};vertical-align:top;`
  const under = detail
    ? markup`<br><span style="${styles.term}">${asMarkup(detail)}</span>`
    : markup``
  return markup`<div style="${row}"><p style="${cell}">${asMarkup(term)}${under}</p><p style="${cell}width:1%;padding-inline-start:16px;white-space:nowrap;">${amount}</p></div>`
}

const line = 'display:table;width:100%'
