import grid from '../components/CardGrid.module.css'
import styles from './ProductListSkeleton.module.css'

export const ProductListSkeleton = () => (
  <div className={`${grid.grid} ${styles.bones}`} aria-hidden="true">
    {[1, 2, 3, 4].map((each) => (
      <span key={each} />
    ))}
  </div>
)
