import { useAccountText } from '../accountText.ts'
import { openDialog, type DialogParams } from '../dialogs.ts'
import { SharedAccount } from '../SharedAccount.tsx'
import styles from './DialogForm.module.css'

type Props = { other: 'signIn' | 'tenantSignIn'; params: DialogParams }

/** Links to the other ways to sign in. */
export function SignInFooter({ other, params }: Props) {
  const text = useAccountText()
  return (
    <>
      <p className={styles.or}>{text('signIn.or')}</p>
      <button
        type="button"
        className={`button quiet ${styles.wide}`}
        onClick={() => openDialog(other, params)}
      >
        {text(other === 'signIn' ? 'signIn.root' : 'signIn.tenant')}
      </button>
      <p className={styles.foot}>
        {text('signIn.new')}
        <button
          type="button"
          className={styles.link}
          onClick={() => openDialog('register', params)}
        >
          {text('signIn.register')}
        </button>
      </p>
      <SharedAccount />
    </>
  )
}
