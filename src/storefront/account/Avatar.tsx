import type { Profile } from '#api/marketplaceAuth.ts'
import styles from './Avatar.module.css'
import { initialsOf } from './initials.ts'

/** The user's picture or their initials. */
export function Avatar({ user }: { user: Profile }) {
  const url = user.avatar?.url
  // Drawn by CSS, so the initials do not become part of the button's accessible name.
  const initials = url ? undefined : initialsOf(user.firstName, user.lastName)
  return (
    <span className={styles.avatar} aria-hidden="true" data-initials={initials}>
      {url && <img src={`${url}?w=320&f=webp`} alt="" />}
    </span>
  )
}
