import styles from './Barrier.module.css'
import { Icon } from './Icon.tsx'

/** Explains why the user may not buy this. */
export const Barrier = ({ message }: { message: string | undefined }) =>
  message ? (
    <p className={styles.barrier} role="note">
      <Icon name="info" size={20} />
      <span>{message}</span>
    </p>
  ) : null
