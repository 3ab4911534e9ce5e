import { currencies, currencyCodes, fromMajor, toMajor, type Money } from '#domain/money.ts'

/** Tap uses major units with decimals. */
export const toTapAmount = (money: Money): number => toMajor(money)

/** Formats an amount as Tap signs it: with the decimals of the currency. */
export function formatAmount(amount: number, code: string): string {
  const currency = currencyOf(code)
  return amount.toFixed(currency ? currencies[currency] : 2)
}

export function toMinorUnits(amount: number, code: string): number {
  const currency = currencyOf(code)
  return currency ? fromMajor(amount, currency).amount : Math.round(amount * 100)
}

const currencyOf = (code: string) => currencyCodes.find((each) => each === code)
