import { useText } from '../hooks/useText.ts'
import styles from './ProfileSkeleton.module.css'

export function ProfileSkeleton({ tiles = false }: { tiles?: boolean }) {
  const text = useText()
  return (
    <div className={`stack skeleton ${tiles ? styles.tiles : ''}`}>
      <p className="hidden" role="status">
        {text('a11y.loading')}
      </p>
      {[0, 1].map((each) => (
        <div key={each} className={styles.bone} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
