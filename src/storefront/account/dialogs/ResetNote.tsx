import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import styles from './DialogForm.module.css'

/** Said inside the dialog: what lies outside of an open one, nobody hears. */
export function ResetNote() {
  const text = useAccountText()
  return (
    <p className={styles.note} role="status">
      <ExtraIcon name="check" />
      {text('signIn.reset')}
    </p>
  )
}
