import { currencies, type Money } from '#domain/money.ts'
import { ProviderUnavailable } from '../paymentProvider.ts'

/** In currencies with three decimals, Stripe requires the last one to be 0. */
export const isStripeAmount = ({ amount, currency }: Money): boolean =>
  currencies[currency] < 3 || amount % 10 === 0

/** Stripe uses integer minor units too. */
export function toStripeAmount(money: Money): { amount: number; currency: string } {
  const { amount, currency } = money
  if (!isStripeAmount(money)) {
    throw new ProviderUnavailable(
      `Stripe: ${amount} minor units of ${currency} end in other than 0`,
    )
  }
  return { amount, currency: currency.toLowerCase() }
}
