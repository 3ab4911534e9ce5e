import { useText } from '../../hooks/useText.ts'
import styles from './RowsSkeleton.module.css'

/** Placeholder rows, shown while a list is loading. */
export function RowsSkeleton({ rows }: { rows: number }) {
  const text = useText()
  return (
    <div className={styles.bones}>
      <p className="hidden" role="status">
        {text('a11y.loading')}
      </p>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.bone} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
