import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import type { Card } from '../data/card.ts'
import { useShows } from '../useShows.ts'
import { Facts } from './Facts.tsx'
import { Money } from './Money.tsx'
import { Picture } from './Picture.tsx'
import styles from './ProductCard.module.css'
import { Stock } from './Stock.tsx'

type Props = { card: Card; first?: boolean; heading?: 'h2' | 'h3'; sizes?: string }

/** A product among others. The name is the link, and its area is the whole card. */
export function ProductCard({ card, first = false, heading: Heading = 'h3', sizes }: Props) {
  const formats = useFormats()
  const shows = useShows()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          paper
          picture={card.picture}
          first={first}
          sizes={sizes ?? '(max-width: 700px) 50vw, (max-width: 1200px) 33vw, 380px'}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.type}>{card.type}</p>
        <Heading className={styles.name}>
          <Link to={`/products/${card.code}`} viewTransition={false}>
            {formats.digits(card.name)}
          </Link>
        </Heading>
        <Facts facts={card.facts} />
        <div className={styles.foot}>
          {shows.price && card.price && (
            <p className={styles.price}>
              <Money value={card.price} />
            </p>
          )}
          <Stock value={card.availability} />
        </div>
      </div>
    </article>
  )
}
