import { fromMajor, type Currency, type Money } from '#domain/money.ts'
import rates from './exchangeRates.json' with { type: 'json' }

/** Approximate units per dollar, and the step that prices are rounded to. */
const exchangeRates: Readonly<Record<Currency, { readonly rate: number; readonly step: number }>> =
  rates

/** Converts a demo price in cents of US dollars into the currency of the shop. */
export function priceIn(currency: Currency, cents: number): Money {
  const { rate, step } = exchangeRates[currency]
  if (rate === 1) return { amount: cents, currency }
  const steps = Math.max(cents === 0 ? 0 : 1, Math.round(((cents / 100) * rate) / step))
  return fromMajor(steps * step, currency)
}
