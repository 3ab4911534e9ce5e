import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'

/** Placed inside the dialog, because screen readers ignore content outside an open dialog. */
export function ResetNote() {
  const text = useAccountText()
  return (
    <p className="message toned" data-tone="positive" role="status">
      <ExtraIcon name="check" />
      {text('signIn.reset')}
    </p>
  )
}
