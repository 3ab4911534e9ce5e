import { currencies, type Currency } from '../money.ts'

/** 100 % in basis points. */
export const fullRate = 10_000

/**
 * amount × factor ÷ divisor, rounded half up. Uses BigInt, because the product may exceed the safe
 * integers.
 */
export const multiplyDivideHalfUp = (amount: number, factor: number, divisor: number): number =>
  Number((2n * BigInt(amount) * BigInt(factor) + BigInt(divisor)) / (2n * BigInt(divisor)))

/** Returns a share of an amount, rounded half up; the rate is clamped to 0–100 %. */
export const applyRate = (amount: number, rate: number): number =>
  multiplyDivideHalfUp(amount, clampRate(rate), fullRate)

/** Returns a share of an amount, rounded down. */
export const applyRateDown = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(clampRate(rate))) / BigInt(fullRate))

const clampRate = (rate: number): number => Math.min(Math.max(rate, 0), fullRate)

/** Card payments have no third decimal: Stripe refuses an amount in fils that does not end in 0. */
const smallestUnit = (currency: Currency): number => (currencies[currency] === 3 ? 10 : 1)

/** Rounds to the nearest payable amount, half up. */
export const roundToPayable = (amount: number, currency: Currency): number =>
  multiplyDivideHalfUp(amount, 1, smallestUnit(currency)) * smallestUnit(currency)

/** Rounds down to a payable amount. */
export const floorToPayable = (amount: number, currency: Currency): number =>
  amount - (amount % smallestUnit(currency))
