import type { ProductData } from '../data/loadProduct.ts'
import { periodOf } from '../data/periodOf.ts'
import type { Purchase } from './usePurchase.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import { MainAction } from './BuyActions.tsx'
import { PeriodPrice } from './PeriodPrice.tsx'
import { Stock } from '../components/Stock.tsx'
import styles from './StickyBuyBar.module.css'

type Props = { data: ProductData; purchase: Purchase }

/** Keeps the price and the buy button at the bottom of the screen on a phone. */
export function StickyBuyBar({ data, purchase }: Props) {
  const visibility = useShopVisibility()
  const { price } = data.product
  return (
    <div className={styles.bar} data-dock="buy">
      <div>
        {visibility.price && price && (
          <strong>
            <PeriodPrice value={price} period={periodOf(data.product)} />
          </strong>
        )}
        <Stock value={purchase.mode === 'closed' ? 'notForYou' : data.availability} />
      </div>
      <MainAction purchase={purchase} />
    </div>
  )
}
