import { Link } from 'react-router-dom'
import type { Topic } from '../data/types.ts'
import { Picture } from './Picture.tsx'
import styles from './TopicTiles.module.css'

type Props = { topics: readonly Topic[]; field: 'applications' | 'industries'; small?: boolean }

/** What products are for, as pictures that lead to them. */
export const TopicTiles = ({ topics, field, small = false }: Props) => (
  <ul className={small ? styles.small : styles.tiles}>
    {topics.map((topic) => (
      <li key={topic._id}>
        <Link to={`/products?${field}=${topic._id}`} className={styles.tile}>
          <span className={styles.picture}>
            <Picture
              picture={topic.picture}
              sizes={small ? '96px' : '(max-width: 700px) 50vw, (max-width: 1200px) 33vw, 380px'}
            />
          </span>
          <span className={styles.words}>
            <strong>{topic.title}</strong>
            {!small && topic.description && <span>{topic.description}</span>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
