import { Button, QuietButton } from '../components/Button.tsx'
import { openDialog } from '../account/dialogs.ts'
import { useSession } from '../account/session.ts'
import { useDateTimeFormatter } from '../orders/parts/useDateTimeFormatter.ts'
import { Modal } from '../profile/own/Modal.tsx'
import styles from './GuestAcceptDialog.module.css'
import type { AcceptProps } from './requestReader.ts'
import { useRequestsText } from './requestsText.ts'

/** Asks a guest to sign in or register, because accepting an offer requires an account. */
export function GuestAcceptDialog({ request, fallbackFocus, onClose }: AcceptProps) {
  const text = useRequestsText()
  const formatDateTime = useDateTimeFormatter()
  const { user, signOut } = useSession()
  const { validUntil } = request
  const email = request.email ?? ''
  const open = (name: 'signIn' | 'register') => () => {
    onClose()
    openDialog(name, { email })
  }
  return (
    <Modal
      title={text('guest.acceptTitle')}
      lead={text('guest.acceptLead', { email: `\u2066${email}\u2069` })}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <p>{text('guest.offerStays', { date: formatDateTime(validUntil) })}</p>
      {user ? (
        <>
          <p>{text('guest.otherAccount', { email: `\u2066${user.email}\u2069` })}</p>
          <div className={styles.ways}>
            <Button onClick={() => void signOut()}>{text('guest.signOut')}</Button>
          </div>
        </>
      ) : (
        <div className={styles.ways}>
          <Button onClick={open('signIn')}>{text('guest.signIn')}</Button>
          <QuietButton onClick={open('register')}>{text('guest.register')}</QuietButton>
        </div>
      )}
    </Modal>
  )
}
