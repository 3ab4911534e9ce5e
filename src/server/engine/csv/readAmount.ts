import { currencies, currencyCodes, type Currency, type Money } from '#domain/money.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'

const amountPattern = /^([A-Za-z]{3})?\s*([+-]?)(\d+)(?:[.٫](\d+))?\s*([A-Za-z]{3})?$/

/**
 * Parses 59, 59.00, 59.00 EUR or EUR 59 to exact minor units; undefined if invalid or too precise
 * for the currency.
 */
export function readAmount(text: string, defaultCurrency: Currency): Money | undefined {
  const match = amountPattern.exec(toLatinDigits(text).trim())
  if (!match) return undefined
  const [, before, sign, whole = '', fraction = '', after] = match
  if (before && after) return undefined
  const currency = before || after ? findCurrency(before ?? after ?? '') : defaultCurrency
  if (!currency) return undefined
  const places = currencies[currency]
  const [kept, rest] = [fraction.slice(0, places), fraction.slice(places)]
  if (/[^0]/.test(rest)) return undefined
  const amount = Number(whole + kept.padEnd(places, '0'))
  if (!Number.isSafeInteger(amount)) return undefined
  return { amount: sign === '-' && amount !== 0 ? -amount : amount, currency }
}

export const findCurrency = (text: string): Currency | undefined =>
  currencyCodes.find((code) => code === text.trim().toUpperCase())
