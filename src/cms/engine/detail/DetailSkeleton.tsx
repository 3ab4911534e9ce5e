import { Skeleton } from '../../components/Skeleton.tsx'
import css from './DetailScreen.module.css'

export const DetailSkeleton = () => (
  <div aria-hidden>
    <div className={css.summary}>
      <Skeleton width={160} height={120} />
      <div className={css.head}>
        <Skeleton width={320} height={34} />
        <Skeleton width={200} height={14} />
      </div>
    </div>
    <div className={css.columns}>
      <div className={css.main}>
        <Skeleton height={260} />
        <Skeleton height={180} />
      </div>
      <div className={css.aside}>
        <Skeleton height={160} />
      </div>
    </div>
  </div>
)
