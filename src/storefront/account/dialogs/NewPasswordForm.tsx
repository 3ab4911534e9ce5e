import type { ReactNode } from 'react'
import { isStrongPassword } from '#domain/password.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../accountText.ts'
import { createFieldChecks } from '../form/fieldChecks.ts'
import { PasswordFields } from '../form/PasswordFields.tsx'
import { useForm } from '../form/useForm.ts'
import { DialogForm } from './DialogForm.tsx'

type Props = {
  submitLabel: string
  /** whether any error of the server is shown at the password */
  isPasswordAtFault?: boolean
  onPassword: (password: string) => Promise<void>
  children?: ReactNode
}

/** The form for a new password, typed twice. */
export function NewPasswordForm(props: Props) {
  const { submitLabel, isPasswordAtFault = false, onPassword, children } = props
  const text = useAccountText()
  const { language } = useLanguage()
  const checks = createFieldChecks(language, text)
  const form = useForm({
    initial: { password: '', confirmation: '' },
    validate: ({ password, confirmation }) => ({
      password: checks.newPassword(password),
      confirmation: checks.confirmation(confirmation, password),
    }),
    send: ({ password }) => onPassword(password),
    ...(isPasswordAtFault && { errorFields: () => ['password'] }),
  })
  const { password, confirmation } = form.values
  return (
    <DialogForm
      form={form}
      submitLabel={submitLabel}
      isReady={isStrongPassword(password) && password === confirmation}
    >
      {children}
      <PasswordFields
        password={form.field('password')}
        confirmation={form.field('confirmation')}
        onGenerated={(generated) => form.change({ password: generated, confirmation: generated })}
      />
    </DialogForm>
  )
}
