import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import styles from './DialogForm.module.css'

/** Placed inside the dialog, because screen readers ignore content outside an open dialog. */
export function ResetNote() {
  const text = useAccountText()
  return (
    <p className={styles.note} role="status">
      <ExtraIcon name="check" />
      {text('signIn.reset')}
    </p>
  )
}
