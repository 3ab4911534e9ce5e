import { Link } from 'react-router-dom'
import type { Profile } from '#api/marketplaceAuth.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Icon } from '../components/Icon.tsx'
import { useText } from '../useText.ts'
import styles from './AccountPanel.module.css'
import { Avatar } from './Avatar.tsx'
import { useSession } from './session.ts'

/** Who is signed in, and where they can go from here. */
export function AccountPanel({ user }: { user: Profile }) {
  const text = useText()
  const { language } = useLanguage()
  const { signOut } = useSession()
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <Avatar user={user} />
        <p>
          <strong>
            <bdi>{user.name}</bdi>
          </strong>
          <bdi dir="ltr" translate="no">
            {user.email}
          </bdi>
        </p>
      </div>
      <ul>
        <li>
          <Link to="/profile">
            <Icon name="person" />
            {text('account.profile')}
          </Link>
        </li>
        {user.permissions.length > 0 && (
          <li>
            <a href={`/${language}/cms`}>
              <Icon name="office" />
              {text('account.office')}
            </a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void signOut()}>
            <Icon name="leave" />
            {text('account.signOut')}
          </button>
        </li>
      </ul>
    </div>
  )
}
