import { isStrong } from '#domain/password.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../accountText.ts'
import type { Carried } from '../dialogs.ts'
import { PasswordFields } from '../form/PasswordFields.tsx'
import { checksIn } from '../form/problems.ts'
import { useForm } from '../form/useForm.ts'
import { useConnection } from './connectionContext.ts'
import { DialogForm } from './DialogForm.tsx'
import { Frame } from './Frame.tsx'
import { useEnter } from './useEnter.ts'

/** Somebody who was invited chooses a password, and is in. */
export function Invitation({ invitation = '' }: Carried) {
  const text = useAccountText()
  const { language } = useLanguage()
  const { auth } = useConnection()
  const enter = useEnter()
  const checks = checksIn(language, text)
  const form = useForm({
    initial: { password: '', confirmation: '' },
    problems: ({ password, confirmation }) => ({
      password: checks.newPassword(password),
      confirmation: checks.confirmation(confirmation, password),
    }),
    send: async ({ password }) => {
      const entered = await auth.acceptInvitation(invitation, password)
      await enter(entered, text('invitation.welcome', { name: entered.user.name }))
    },
  })
  const { password, confirmation } = form.values
  return (
    <Frame title={text('invitation.title')} lead={text('invitation.lead')}>
      <DialogForm
        form={form}
        submit={text('invitation.submit')}
        isReady={isStrong(password) && password === confirmation}
      >
        <PasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          onGenerated={(made) => form.change({ password: made, confirmation: made })}
        />
      </DialogForm>
    </Frame>
  )
}
