import type { ComponentType, ReactNode } from 'react'
import { Link } from '../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { Card } from '../data/card.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import { AddToCart } from '../product/AddToCart.tsx'
import { ProductFacts } from '../product/ProductFacts.tsx'
import { ListToggle } from '../product/ListToggle.tsx'
import { PeriodPrice } from '../product/PeriodPrice.tsx'
import { Picture } from './Picture.tsx'
import styles from './ProductCard.module.css'
import { Stock } from './Stock.tsx'

export type CardOptions = {
  readonly heading?: 'h2' | 'h3'
  /** horizontal layout with more facts */
  readonly row?: boolean
  /** replaces the add-to-cart button */
  readonly Action?: ComponentType<{ readonly card: Card }>
  /** product id → a line that explains why the product is listed */
  readonly notes?: ReadonlyMap<string, ReactNode>
}

type Props = CardOptions & { card: Card; isAboveFold?: boolean }

/** The product's name is the link, and its clickable area covers the whole card. */
export function ProductCard({
  card,
  isAboveFold = false,
  heading = 'h3',
  row,
  Action,
  notes,
}: Props) {
  const Heading = heading
  const formats = useFormats()
  const visibility = useShopVisibility()
  return (
    <article className={`${styles.card} ${row ? styles.row : ''}`}>
      <div className={styles.picture}>
        <Picture
          isProductPhoto
          picture={card.picture}
          isAboveFold={isAboveFold}
          sizes="(max-width: 700px) 50vw, (max-width: 1200px) 33vw, 380px"
        />
      </div>
      <div className={styles.body}>
        <p className={styles.type}>{card.type}</p>
        <Heading className={styles.name}>
          <Link to={`/products/${card.code}`}>{formats.digits(card.name)}</Link>
        </Heading>
        <ProductFacts facts={row ? card.facts : card.facts.slice(0, 2)} />
        {notes?.get(card.id)}
        <div className={styles.foot}>
          {visibility.price && card.price && (
            <p className={styles.price}>
              <PeriodPrice value={card.price} period={card.period} />
            </p>
          )}
          <Stock value={card.availability} />
        </div>
        <div className={styles.action}>
          {Action ? <Action card={card} /> : <AddToCart product={card} />}
        </div>
      </div>
      <div className={styles.keep}>
        <ListToggle list="wishlist" product={card} />
        <ListToggle list="compare" product={card} />
      </div>
    </article>
  )
}
