import type { Profile } from '#api/marketplaceAuth.ts'
import styles from './Avatar.module.css'
import { initialsOf } from './initials.ts'

/** Somebody's picture, or their initials. */
export function Avatar({ user }: { user: Profile }) {
  const url = user.avatar?.url
  return (
    <span className={styles.avatar} aria-hidden="true">
      {url ? <img src={`${url}?w=320&f=webp`} alt="" /> : initialsOf(user.firstName, user.lastName)}
    </span>
  )
}
