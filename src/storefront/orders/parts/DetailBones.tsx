import { Bones } from '../../profile/Bones.tsx'
import styles from './DetailHead.module.css'

/** What will stand here, below what it is. */
export const DetailBones = ({ title }: { title: string }) => (
  <>
    <div className={styles.title}>
      <h1>{title}</h1>
    </div>
    <Bones />
  </>
)
