import { isStrongPassword } from '#domain/password.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../../account/accountText.ts'
import { DialogForm } from '../../account/dialogs/DialogForm.tsx'
import { PasswordField } from '../../account/form/PasswordField.tsx'
import { PasswordFields } from '../../account/form/PasswordFields.tsx'
import { createFieldChecks } from '../../account/form/fieldChecks.ts'
import { useForm } from '../../account/form/useForm.ts'
import { Card } from '../Card.tsx'
import { useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/signedInUser.ts'
import styles from './PasswordCard.module.css'
import { changePassword } from './securityApi.ts'

/** Changes the password; the current one is required. */
export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const text = useProfileText()
  const fields = useAccountText()
  const { language } = useLanguage()
  const { user, client } = useSignedInUser()
  const checks = createFieldChecks(language, fields)
  const form = useForm({
    initial: { password: '', newPassword: '', confirmation: '' },
    validate: ({ password, newPassword, confirmation }) => ({
      password: checks.required('field.password', password),
      newPassword: checks.newPassword(newPassword),
      confirmation: checks.confirmation(confirmation, newPassword),
    }),
    send: async ({ password, newPassword }) => {
      await changePassword(client, user, { password, newPassword })
      onChanged()
    },
  })
  const { password, newPassword, confirmation } = form.values
  return (
    <Card title={text('password.heading')} lead={text('password.text')}>
      <div className={styles.password}>
        <DialogForm
          form={form}
          submitLabel={text('password.save')}
          isReady={password !== '' && isStrongPassword(newPassword) && newPassword === confirmation}
        >
          {/* Tells password managers which account the password belongs to. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={user.email}
            readOnly
            hidden
          />
          <PasswordField
            {...form.field('password')}
            label={text('password.current')}
            autoComplete="current-password"
          />
          <PasswordFields
            password={form.field('newPassword')}
            confirmation={form.field('confirmation')}
            onGenerated={(generated) =>
              form.change({ newPassword: generated, confirmation: generated })
            }
          />
        </DialogForm>
      </div>
    </Card>
  )
}
