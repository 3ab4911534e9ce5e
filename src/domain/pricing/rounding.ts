import { currencies, type Currency } from '../money.ts'

/** 100 % in basis points. */
export const fullRate = 10_000

/** amount × factor ÷ divisor, half up. An amount times a rate may pass what a number holds exactly. */
export const multiplyDivideHalfUp = (amount: number, factor: number, divisor: number): number =>
  Number((2n * BigInt(amount) * BigInt(factor) + BigInt(divisor)) / (2n * BigInt(divisor)))

/** The part of an amount that a rate says, half up; no rate takes less than nothing or more than all. */
export const applyRate = (amount: number, rate: number): number =>
  multiplyDivideHalfUp(amount, clampRate(rate), fullRate)

/** The same, but never more than the rate says exactly. */
export const applyRateDown = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(clampRate(rate))) / BigInt(fullRate))

const clampRate = (rate: number): number => Math.min(Math.max(rate, 0), fullRate)

/** Cards take no third decimal: Stripe refuses an amount in fils that does not end in 0. */
const smallestUnit = (currency: Currency): number => (currencies[currency] === 3 ? 10 : 1)

/** To the nearest amount that can be paid; between two the higher one. */
export const roundToPayable = (amount: number, currency: Currency): number =>
  multiplyDivideHalfUp(amount, 1, smallestUnit(currency)) * smallestUnit(currency)

/** What of an amount can be paid with. */
export const floorToPayable = (amount: number, currency: Currency): number =>
  amount - (amount % smallestUnit(currency))
