import { currencies, type Money } from '#domain/money.ts'

/** Spreadsheets take a text that begins with one of these for a formula, and run it. */
const formulaPattern = /^[=+\-@\t\r\n＝＋－＠]/
const escapedFormula = /^'[=+\-@\t\r\n＝＋－＠]/

/** A text that stays a text wherever the file is opened. */
export const textCell = (text: string): string => (formulaPattern.test(text) ? `'${text}` : text)

/** The text that `textCell` made a cell of. */
export const textOf = (cell: string): string => (escapedFormula.test(cell) ? cell.slice(1) : cell)

/** 5900 minor units of USD → 59.00, of KWD → 5.900: exact, and the same in every language. */
export function amountCell({ amount, currency }: Money): string {
  const places = currencies[currency]
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const sign = amount < 0 ? '-' : ''
  return places ? `${sign}${whole}.${digits.slice(-places)}` : `${sign}${whole}`
}

/** Several things in one cell. */
export const separator = ';'
export const listCell = (items: readonly string[]): string => items.join(`${separator} `)

/** A row ends as RFC 4180 says. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoteCell).join(',')}\r\n`

/** By RFC 4180; the semicolon too, because some spreadsheets part cells by it. */
const quoteCell = (cell: string): string =>
  /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** By this mark spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\ufeff'
