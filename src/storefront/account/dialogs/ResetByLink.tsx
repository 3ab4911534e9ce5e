import { useAccountText } from '../accountText.ts'
import { openDialog, type DialogParams } from '../dialogs.ts'
import { useConnection } from './connectionContext.ts'
import { PasswordStep } from './forgot/PasswordStep.tsx'
import { DialogFrame } from './DialogFrame.tsx'

/** Sets a new password with the secret from an emailed link instead of a code. */
export function ResetByLink({ resetLink = '' }: DialogParams) {
  const text = useAccountText()
  const { forgottenPassword } = useConnection()
  return (
    <DialogFrame title={text('forgot.passwordTitle')} lead={text('forgot.passwordLead')}>
      <PasswordStep
        email=""
        onPassword={async (password) => {
          await forgottenPassword.resetByLink(resetLink, password)
          openDialog('signIn', { isReset: true })
        }}
      />
    </DialogFrame>
  )
}
