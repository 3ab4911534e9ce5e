import { isStrongPassword } from '#domain/password.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../../accountText.ts'
import { PasswordFields } from '../../form/PasswordFields.tsx'
import { createFieldChecks } from '../../form/fieldChecks.ts'
import { useForm } from '../../form/useForm.ts'
import { DialogForm } from '../DialogForm.tsx'

type Props = { email: string; onPassword: (password: string) => Promise<void> }

export function PasswordStep({ email, onPassword }: Props) {
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
    errorFields: () => ['password'],
  })
  const { password, confirmation } = form.values
  return (
    <DialogForm
      form={form}
      submitLabel={text('forgot.save')}
      isReady={isStrongPassword(password) && password === confirmation}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields
        password={form.field('password')}
        confirmation={form.field('confirmation')}
        onGenerated={(generated) => form.change({ password: generated, confirmation: generated })}
      />
    </DialogForm>
  )
}
