import { Link } from 'react-router-dom'
import type { Topic } from '../data/types.ts'
import { Picture } from './Picture.tsx'
import styles from './TopicTiles.module.css'

type Props = {
  topics: readonly Topic[]
  kind: 'applications' | 'useCases' | 'industries'
  /** as picture tiles, as one row to scroll, or small beside a picture */
  look?: 'tiles' | 'rail' | 'small'
  /** nothing with a picture stands before them */
  first?: boolean
}

const sizes = {
  tiles: '(max-width: 700px) 50vw, (max-width: 1200px) 33vw, 380px',
  rail: '(max-width: 700px) 60vw, 300px',
  small: '96px',
} as const

/** What products are for, as pictures that lead to them. */
export const TopicTiles = ({ topics, kind, look = 'tiles', first = false }: Props) => (
  <ul className={styles[look]}>
    {topics.map((topic, index) => (
      <li key={topic._id}>
        <Link to={`/solutions/${kind}/${topic.code}`} className={styles.tile}>
          <span className={styles.picture}>
            <Picture picture={topic.picture} sizes={sizes[look]} first={first && index === 0} />
          </span>
          <span className={styles.words}>
            <strong>{topic.title}</strong>
            {look === 'tiles' && topic.description && <span>{topic.description}</span>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
