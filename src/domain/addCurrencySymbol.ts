import { scriptOf, type Language } from './locale.ts'
import type { Currency } from './money.ts'

/** Adds the currency symbol where the script has one, and turns a hyphen into a minus sign. */
export function addCurrencySymbol(
  formattedNumber: string,
  currency: Currency,
  language: Language,
): string {
  const amount = formattedNumber.replace('-', minus)
  const symbol = symbols[currency]
  if (scriptOf(language) === 'arabic')
    return `${amount}\u00a0${arabicSymbols[currency] ?? symbol ?? currency}`
  if (!symbol) return `${currency}\u00a0${amount}`
  return amount.startsWith(minus) ? `${minus}${symbol}${amount.slice(1)}` : `${symbol}${amount}`
}

const minus = '−'

// Written out instead of using Intl: the pattern and its invisible marks differ between the ICU
// versions of Node and of browsers, and hydration compares texts.
const symbols: Partial<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  TRY: '₺',
}

const arabicSymbols: Partial<Record<Currency, string>> = {
  SAR: 'ر.س',
  AED: 'د.إ',
  QAR: 'ر.ق',
  EGP: 'ج.م',
  KWD: 'د.ك',
  BHD: 'د.ب',
  OMR: 'ر.ع',
  JOD: 'د.أ',
}
