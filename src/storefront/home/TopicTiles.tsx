import { Link } from '../routing/Link.tsx'
import type { TopicStyle, TopicSection } from '#domain/layout.ts'
import type { Topic } from '../data/types.ts'
import { Picture } from '../components/Picture.tsx'
import styles from './TopicTiles.module.css'

type Props = {
  topics: readonly Topic[]
  kind: TopicSection
  look?: TopicStyle
  /** whether there are no pictures above these on the page */
  isAboveFold?: boolean
}

const wide = '(max-width: 700px) 50vw, (max-width: 1200px) 33vw, 380px'

const sizes = {
  tiles: wide,
  covers: wide,
  rail: '(max-width: 700px) 60vw, 300px',
  small: '96px',
} as const satisfies Record<TopicStyle, string>

/** Topics as pictures that link to their listings. */
export const TopicTiles = ({ topics, kind, look = 'tiles', isAboveFold = false }: Props) => (
  <ul className={styles[look]}>
    {topics.map((topic, index) => (
      <li key={topic._id}>
        <Link to={`/solutions/${kind}/${topic.code}`} className={styles.tile}>
          <span className={styles.picture}>
            <Picture
              picture={topic.picture}
              sizes={sizes[look]}
              isAboveFold={isAboveFold && index === 0}
            />
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
