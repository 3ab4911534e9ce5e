import { fromMajor, type Currency, type Money } from '#domain/money.ts'

/** Converts a demo price in cents of US dollars into the currency of the shop. */
export function priceIn(currency: Currency, cents: number): Money {
  const { rate, step } = exchangeRates[currency]
  if (rate === 1) return { amount: cents, currency }
  const steps = Math.max(cents === 0 ? 0 : 1, Math.round(((cents / 100) * rate) / step))
  return fromMajor(steps * step, currency)
}

/** Approximate units per dollar, and the step that prices are rounded to. */
const exchangeRates: Readonly<Record<Currency, { readonly rate: number; readonly step: number }>> =
  {
    USD: { rate: 1, step: 0.01 },
    EUR: { rate: 0.9, step: 0.5 },
    GBP: { rate: 0.78, step: 0.5 },
    SAR: { rate: 3.75, step: 1 },
    AED: { rate: 3.67, step: 1 },
    QAR: { rate: 3.64, step: 1 },
    EGP: { rate: 48, step: 5 },
    TRY: { rate: 40, step: 5 },
    KWD: { rate: 0.31, step: 0.1 },
    BHD: { rate: 0.376, step: 0.1 },
    OMR: { rate: 0.385, step: 0.1 },
    JOD: { rate: 0.709, step: 0.25 },
    JPY: { rate: 150, step: 10 },
  }
