import type { Card } from '../data/card.ts'
import styles from './CardGrid.module.css'
import { ProductCard } from './ProductCard.tsx'

type Props = {
  cards: readonly Card[]
  heading?: 'h2' | 'h3'
  /** how many cards are on the first screen */
  eager?: number
  /** one row that scrolls on small screens */
  rail?: boolean
}

export const CardGrid = ({ cards, heading = 'h3', eager = 0, rail = false }: Props) => (
  <ul className={`${styles.grid} ${rail ? styles.rail : ''}`}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <ProductCard card={card} heading={heading} first={index < eager} />
      </li>
    ))}
  </ul>
)
