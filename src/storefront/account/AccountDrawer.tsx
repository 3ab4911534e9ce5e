import { Icon } from '../components/Icon.tsx'
import { useText } from '../hooks/useText.ts'
import styles from './AccountDrawer.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import { useDialogs } from './dialogs.ts'
import { useSession } from './session.ts'

/** The account section in the mobile menu. */
export function AccountDrawer() {
  const text = useText()
  const { user } = useSession()
  const { open } = useDialogs()
  return (
    <div className={styles.account}>
      {user ? (
        <AccountMenu user={user} />
      ) : (
        <button
          type="button"
          className={`button quiet ${styles.enter}`}
          onClick={() => open('signIn')}
        >
          <Icon name="person" />
          {text('account.signIn')}
        </button>
      )}
    </div>
  )
}
