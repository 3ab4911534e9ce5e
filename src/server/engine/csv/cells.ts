import { currencies, type Money } from '#domain/money.ts'

/** Spreadsheets run a text that begins with one of these as a formula. */
const formulaPattern = /^[=+\-@\t\r\n＝＋－＠]/
const escapedFormula = /^'[=+\-@\t\r\n＝＋－＠]/

/** Returns a cell that spreadsheets show as text. */
export const textCell = (text: string): string => (formulaPattern.test(text) ? `'${text}` : text)

/** Returns the text that `textCell` made a cell from. */
export const textOf = (cell: string): string => (escapedFormula.test(cell) ? cell.slice(1) : cell)

/** 5900 minor units of USD → 59.00, of KWD → 5.900: exact, and the same in every language. */
export function amountCell({ amount, currency }: Money): string {
  const places = currencies[currency]
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const sign = amount < 0 ? '-' : ''
  return places ? `${sign}${whole}.${digits.slice(-places)}` : `${sign}${whole}`
}

/** Separates several items in one cell. */
export const separator = ';'
export const listCell = (items: readonly string[]): string => items.join(`${separator} `)

/** Rows end as RFC 4180 requires. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoteCell).join(',')}\r\n`

/** Quotes by RFC 4180, and also semicolons, because some spreadsheets separate cells by them. */
const quoteCell = (cell: string): string =>
  /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Tells spreadsheets that a file is UTF-8. */
export const byteOrderMark = '\ufeff'
