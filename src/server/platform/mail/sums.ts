import type { MailBlock } from './mailBlocks.ts'
import type { MailStyles } from './mailStyles.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { proseToMarkup } from '#server/platform/text/prose.ts'

export type SumRow = {
  readonly term: string
  /** how the amount was calculated */
  readonly detail?: string
  readonly amount: string
  /** whether a line is drawn above the row */
  readonly hasTopBorder?: boolean
  /** whether the row is the total of the rows before it */
  readonly isTotal?: boolean
}

/** Rows of a sum. Not a table, so that clients without columns show each amount below its term. */
export const sums = (rows: readonly SumRow[]): MailBlock => ({
  text: rows
    .map(({ term, detail, amount }) => `${term}${detail ? ` (${detail})` : ''}: ${amount}`)
    .join('\n'),
  html: (styles) =>
    markup`<div style="${styles.details}">${rows.map((row) => renderRow(row, styles))}</div>`,
})

const renderRow = (
  { term, detail, amount, isTotal, hasTopBorder = isTotal }: SumRow,
  styles: MailStyles,
): Markup => {
  const rowStyle = hasTopBorder
    ? `${rowBaseStyle};border-top:1px solid rgba(127,127,127,0.35)`
    : rowBaseStyle
  const weight = isTotal ? 600 : 400
  const cellStyle = `${styles.detail}display:table-cell;padding:${hasTopBorder ? 12 : 0}px 0 12px;font-weight:${weight};vertical-align:top;`
  const detailMarkup = detail
    ? markup`<br><span style="${styles.term}">${proseToMarkup(detail)}</span>`
    : markup``
  return markup`<div style="${rowStyle}"><p style="${cellStyle}">${proseToMarkup(term)}${detailMarkup}</p><p style="${cellStyle}width:1%;padding-inline-start:16px;white-space:nowrap;">${amount}</p></div>`
}

const rowBaseStyle = 'display:table;width:100%'
