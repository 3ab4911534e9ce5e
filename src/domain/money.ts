import { keysOf } from './keys.ts'

/** An amount in minor units (cents, fils) with its ISO 4217 currency. */
export type Money = { readonly amount: number; readonly currency: Currency }

/** Decimal places of each supported currency. */
export const currencies = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  SAR: 2,
  AED: 2,
  QAR: 2,
  EGP: 2,
  TRY: 2,
  KWD: 3,
  BHD: 3,
  OMR: 3,
  JOD: 3,
  JPY: 0,
} as const satisfies Record<string, number>

export type Currency = keyof typeof currencies
export const currencyCodes = keysOf(currencies)

/** Converts to major units: 5900 in USD is 59, in KWD 5.9. */
export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** currencies[currency]

export const fromMajor = (units: number, currency: Currency): Money => ({
  amount: Math.round(units * 10 ** currencies[currency]),
  currency,
})

/** The lowest price: 0.01 of the currency, or its smallest unit where that is more. */
export const minPrice = (currency: Currency): Money => ({
  amount: Math.max(1, fromMajor(0.01, currency).amount),
  currency,
})
