import { multiplyDivideHalfUp, fullRate } from './rounding.ts'
import type { Basket } from './types.ts'

/** The tax on a net amount, or the part of it that is tax where prices include it. */
export const taxOn = (net: number, { rate, inclusive }: Basket['tax']): number =>
  multiplyDivideHalfUp(net, rate, inclusive ? fullRate + rate : fullRate)
