import styles from './ProductListSkeleton.module.css'

/** What stands there until a list is read. */
export const ProductListSkeleton = () => (
  <div className={styles.bones} aria-hidden="true">
    {[1, 2, 3, 4].map((each) => (
      <span key={each} />
    ))}
  </div>
)
