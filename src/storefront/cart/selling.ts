import { useShop } from '../useShop.ts'
import { useShows } from '../useShows.ts'

/** What can be done with a cart: 'order' it, or only ask for a quote, because prices are not shown or nobody can pay now. */
export function useSelling(): 'order' | 'pricesHidden' | 'paymentOff' {
  const { price } = useShows()
  const isOn = useShop()?.settings.visibility.payment?.enabled ?? true
  if (!price) return 'pricesHidden'
  return isOn ? 'order' : 'paymentOff'
}
