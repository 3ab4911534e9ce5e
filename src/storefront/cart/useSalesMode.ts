import { useShop } from '../hooks/useShop.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'

/**
 * Returns 'order' if the cart can be ordered. Otherwise returns why only a quote can be requested:
 * prices are hidden or payment is disabled.
 */
export function useSalesMode(): 'order' | 'pricesHidden' | 'paymentOff' {
  const { price } = useShopVisibility()
  const isPaymentEnabled = useShop()?.settings.visibility.payment?.enabled ?? true
  if (!price) return 'pricesHidden'
  return isPaymentEnabled ? 'order' : 'paymentOff'
}
