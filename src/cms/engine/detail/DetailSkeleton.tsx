import { Bone } from '../../pieces/Bone.tsx'
import css from './DetailScreen.module.css'

export const DetailSkeleton = () => (
  <div aria-hidden>
    <div className={css.summary}>
      <Bone width={160} height={120} />
      <div className={css.head}>
        <Bone width={320} height={34} />
        <Bone width={200} height={14} />
      </div>
    </div>
    <div className={css.columns}>
      <div className={css.main}>
        <Bone height={260} />
        <Bone height={180} />
      </div>
      <div className={css.aside}>
        <Bone height={160} />
      </div>
    </div>
  </div>
)
