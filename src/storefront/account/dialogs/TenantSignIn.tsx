import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../accountText.ts'
import { openDialog, type DialogParams } from '../dialogs.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { createFieldChecks } from '../form/fieldChecks.ts'
import { EmailField, TenantField } from '../form/TextField.tsx'
import { useForm } from '../form/useForm.ts'
import { useConnection } from './connectionContext.ts'
import { DialogForm } from './DialogForm.tsx'
import styles from './DialogForm.module.css'
import { DialogFrame } from './DialogFrame.tsx'
import { ResetNote } from './ResetNote.tsx'
import { SignInFooter } from './SignInFooter.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** Sign-in for tenant users, who are not identified by their email alone. */
export function TenantSignIn({ email = '', tenant = '', isReset = false }: DialogParams) {
  const text = useAccountText()
  const { language } = useLanguage()
  const { auth } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const completeSignIn = useCompleteSignIn()
  const checks = createFieldChecks(language, text)
  const form = useForm({
    initial: { tenant, username: email, password: '' },
    validate: (input) => ({
      tenant: checks.tenant(input.tenant),
      username: checks.email(input.username),
      password: checks.signInPassword(input.password),
    }),
    send: async ({ username, password, tenant: id }) => {
      const credentials = { username: username.trim(), password, tenant: id.trim() }
      const result = await auth.signInTenant(credentials, await botCheck.execute())
      await completeSignIn(result, text('signIn.done', { name: result.user.name }))
    },
  })
  const params = { email: form.values.username, tenant: form.values.tenant }
  return (
    <DialogFrame title={text('tenant.title')} lead={text('tenant.lead')}>
      {isReset && <ResetNote />}
      <DialogForm form={form} submitLabel={text('signIn.submit')}>
        <TenantField
          {...form.field('tenant')}
          label={text('field.tenant')}
          hint={text('tenant.hint')}
        />
        <EmailField
          {...form.field('username')}
          label={text('field.email')}
          autoComplete="username"
        />
        <PasswordField
          {...form.field('password')}
          label={text('field.password')}
          autoComplete="current-password"
          aside={
            <button
              type="button"
              className={styles.link}
              onClick={() => openDialog('forgot', { ...params, isTenant: true })}
            >
              {text('signIn.forgot')}
            </button>
          }
        />
      </DialogForm>
      <SignInFooter other="signIn" params={params} />
    </DialogFrame>
  )
}
