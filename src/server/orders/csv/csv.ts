import { currencies, type Money } from '#domain/money.ts'

/** Spreadsheets take a text that begins with one of these for a formula, and run it. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A text as a cell, which stays a text wherever it is opened. */
export const textCell = (text: string): string => quoted(formula.test(text) ? `'${text}` : text)

/** By RFC 4180; the semicolon too, because some spreadsheets part cells by it. */
const quoted = (cell: string): string =>
  /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** 5900 minor units of USD → 59.00, of KWD → 5.900: exact, and the same in every language. */
export function amountCell({ amount, currency }: Money): string {
  const places = currencies[currency]
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const sign = amount < 0 ? '-' : ''
  return places ? `${sign}${whole}.${digits.slice(-places)}` : `${sign}${whole}`
}

/** Rows end as RFC 4180 says. */
export const rowOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** By this mark spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\ufeff'
