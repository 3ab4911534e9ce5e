import { isRecurring } from '#domain/licence/addPeriod.ts'
import type { Product } from './types.ts'

/** Returns the billing period of a product's price, or null if it is paid once. */
export const periodOf = ({ subscriptionPeriod }: Product): string | null =>
  isRecurring(subscriptionPeriod) ? subscriptionPeriod : null
