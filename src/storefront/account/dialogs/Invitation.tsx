import { useAccountText } from '../accountText.ts'
import type { DialogParams } from '../dialogs.ts'
import { useConnection } from './connectionContext.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** Lets an invited user choose a password and signs them in. */
export function Invitation({ invitation = '' }: DialogParams) {
  const text = useAccountText()
  const { auth } = useConnection()
  const completeSignIn = useCompleteSignIn()
  const accept = async (password: string): Promise<void> => {
    const result = await auth.acceptInvitation(invitation, password)
    await completeSignIn(result, text('invitation.welcome', { name: result.user.name }))
  }
  return (
    <DialogFrame title={text('invitation.title')} lead={text('invitation.lead')}>
      <NewPasswordForm submitLabel={text('invitation.submit')} onPassword={accept} />
    </DialogFrame>
  )
}
