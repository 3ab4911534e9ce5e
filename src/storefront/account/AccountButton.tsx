import { useEffect, useRef } from 'react'
import { Icon } from '../components/Icon.tsx'
import header from '../layout/Header.module.css'
import { useText } from '../hooks/useText.ts'
import styles from './AccountButton.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import { Avatar } from './Avatar.tsx'
import { useDialogs } from './dialogs.ts'
import { loadDialogs } from './loadDialogs.ts'
import { useSession } from './session.ts'

const panelId = 'account'

/** Sign-in button or account menu. It keeps its width while the session loads. */
export function AccountButton() {
  const text = useText()
  const { status, user } = useSession()
  const { open } = useDialogs()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasSignedIn = useRef(false)
  useEffect(() => {
    // The focused element was removed together with the menu.
    if (wasSignedIn.current && !user && document.activeElement === document.body)
      button.current?.focus()
    wasSignedIn.current = Boolean(user)
  }, [user])
  if (!user) {
    const label = text('account.signIn')
    const preloadDialogs = (): void => void loadDialogs().catch(() => undefined)
    return (
      <button
        ref={button}
        type="button"
        className={header.action}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-busy={status === 'loading' || undefined}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
        onClick={() => open('signIn')}
      >
        <Icon name="person" />
      </button>
    )
  }
  /** Places the panel below the button, wherever the button is in the header. */
  const positionPanel = (): void => {
    const buttonRect = button.current?.getBoundingClientRect()
    const { dir, clientWidth } = document.documentElement
    if (!buttonRect || !panel.current) return
    panel.current.style.insetBlockStart = `${buttonRect.bottom + 8}px`
    panel.current.style.insetInlineEnd = `${dir === 'rtl' ? buttonRect.left : clientWidth - buttonRect.right}px`
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={header.action}
        aria-label={text('account.label')}
        title={user.name}
        popoverTarget={panelId}
      >
        <Avatar user={user} />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={positionPanel}
      >
        <AccountMenu user={user} />
      </div>
    </>
  )
}
