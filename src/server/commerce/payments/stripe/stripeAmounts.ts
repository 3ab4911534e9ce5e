import { currencies, type Money } from '#domain/money.ts'
import { ProviderUnavailable } from '../paymentProvider.ts'

/** Of three decimals Stripe takes the last one as 0 only. */
export const isStripeAmount = ({ amount, currency }: Money): boolean =>
  currencies[currency] < 3 || amount % 10 === 0

/** Whole minor units, as Stripe counts too. */
export function toStripeAmount(money: Money): { amount: number; currency: string } {
  const { amount, currency } = money
  if (!isStripeAmount(money)) {
    throw new ProviderUnavailable(
      `Stripe: ${amount} minor units of ${currency} end in other than 0`,
    )
  }
  return { amount, currency: currency.toLowerCase() }
}
