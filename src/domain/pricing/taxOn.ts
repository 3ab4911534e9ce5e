import { multiplyDivideHalfUp, fullRate } from './rounding.ts'
import type { Basket } from './types.ts'

/** Returns the tax on a net amount, or the tax contained in it where prices include tax. */
export const taxOn = (net: number, { rate, inclusive }: Basket['tax']): number =>
  multiplyDivideHalfUp(net, rate, inclusive ? fullRate + rate : fullRate)
