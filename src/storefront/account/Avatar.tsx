import type { Profile } from '#api/marketplaceAuth.ts'
import styles from './Avatar.module.css'
import { initialsOf } from './initials.ts'

/** Somebody's picture, or their initials. */
export function Avatar({ user }: { user: Profile }) {
  const url = user.avatar?.url
  // A picture of a name, not a text: who speaks to the page calls the button by its name.
  const initials = url ? undefined : initialsOf(user.firstName, user.lastName)
  return (
    <span className={styles.avatar} aria-hidden="true" data-initials={initials}>
      {url && <img src={`${url}?w=320&f=webp`} alt="" />}
    </span>
  )
}
