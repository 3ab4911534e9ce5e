import { Link } from '../routing/Link.tsx'
import type { Profile } from '#api/marketplaceAuth.ts'
import { hasPage } from '#domain/hasPage.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ExtraIcon, type ExtraIconName } from '../components/ExtraIcon.tsx'
import { useText } from '../hooks/useText.ts'
import styles from './AccountPanel.module.css'
import { Avatar } from './Avatar.tsx'
import { useSession } from './session.ts'

/** Shows who is signed in, with links to the account pages. */
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
        <PageLink to="/profile" icon="person" label={text('account.profile')} />
        <PageLink to="/orders" icon="box" label={text('account.orders')} />
        <PageLink to="/requests" icon="chat" label={text('account.requests')} />
        <PageLink to="/wishlist" icon="heart" label={text('account.wishlist')} />
        {user.permissions.length > 0 && (
          <li>
            <a href={`/${language}/cms`}>
              <ExtraIcon name="office" />
              {text('account.office')}
            </a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void signOut()}>
            <ExtraIcon name="leave" />
            {text('account.signOut')}
          </button>
        </li>
      </ul>
    </div>
  )
}

function PageLink({ to, icon, label }: { to: string; icon: ExtraIconName; label: string }) {
  if (!hasPage(useBrand().features, to)) return null
  return (
    <li>
      <Link to={to}>
        <ExtraIcon name={icon} />
        {label}
      </Link>
    </li>
  )
}
