import { useShop } from '../useShop.ts'
import { useShopVisibility } from '../useShopVisibility.ts'

/** What can be done with a cart: 'order' it, or only ask for a quote, because prices are not shown or nobody can pay now. */
export function useSalesMode(): 'order' | 'pricesHidden' | 'paymentOff' {
  const { price } = useShopVisibility()
  const isPaymentEnabled = useShop()?.settings.visibility.payment?.enabled ?? true
  if (!price) return 'pricesHidden'
  return isPaymentEnabled ? 'order' : 'paymentOff'
}
