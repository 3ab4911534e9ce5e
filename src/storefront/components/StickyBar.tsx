import type { ProductData } from '../data/loadProduct.ts'
import { useShows } from '../useShows.ts'
import { AskLink } from './BuyBox.tsx'
import { Money } from './Money.tsx'
import { Stock } from './Stock.tsx'
import styles from './StickyBar.module.css'

type Props = { data: ProductData; barrier: string | undefined }

/** On a phone the price and the action stay in reach of the thumb. */
export function StickyBar({ data, barrier }: Props) {
  const shows = useShows()
  const { price } = data.product
  return (
    <div className={styles.bar} data-dock>
      <div>
        {shows.price && price && (
          <strong>
            <Money value={price} />
          </strong>
        )}
        <Stock value={barrier ? 'notForYou' : data.availability} />
      </div>
      <AskLink data={data} />
    </div>
  )
}
