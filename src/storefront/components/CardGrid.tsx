import type { Card } from '../data/card.ts'
import styles from './CardGrid.module.css'
import { ProductCard, type CardOptions } from './ProductCard.tsx'

type Props = CardOptions & {
  cards: readonly Card[]
  /** the number of cards visible without scrolling, whose pictures load eagerly */
  eager?: number
  /** a single scrolling row on small screens */
  rail?: boolean
}

export const CardGrid = ({ cards, eager = 0, rail = false, ...options }: Props) => (
  <ul className={`${options.row ? styles.rows : styles.grid} ${rail ? styles.rail : ''}`}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <ProductCard card={card} isAboveFold={index < eager} {...options} />
      </li>
    ))}
  </ul>
)
