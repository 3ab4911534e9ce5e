import { isStrongPassword } from '#domain/password.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../accountText.ts'
import type { DialogParams } from '../dialogs.ts'
import { PasswordFields } from '../form/PasswordFields.tsx'
import { createFieldChecks } from '../form/fieldChecks.ts'
import { useForm } from '../form/useForm.ts'
import { useConnection } from './connectionContext.ts'
import { DialogForm } from './DialogForm.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** Lets an invited user choose a password and signs them in. */
export function Invitation({ invitation = '' }: DialogParams) {
  const text = useAccountText()
  const { language } = useLanguage()
  const { auth } = useConnection()
  const completeSignIn = useCompleteSignIn()
  const checks = createFieldChecks(language, text)
  const form = useForm({
    initial: { password: '', confirmation: '' },
    validate: ({ password, confirmation }) => ({
      password: checks.newPassword(password),
      confirmation: checks.confirmation(confirmation, password),
    }),
    send: async ({ password }) => {
      const result = await auth.acceptInvitation(invitation, password)
      await completeSignIn(result, text('invitation.welcome', { name: result.user.name }))
    },
  })
  const { password, confirmation } = form.values
  return (
    <DialogFrame title={text('invitation.title')} lead={text('invitation.lead')}>
      <DialogForm
        form={form}
        submitLabel={text('invitation.submit')}
        isReady={isStrongPassword(password) && password === confirmation}
      >
        <PasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          onGenerated={(generated) => form.change({ password: generated, confirmation: generated })}
        />
      </DialogForm>
    </DialogFrame>
  )
}
