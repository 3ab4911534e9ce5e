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

/** Sign-in for customers and root users of companies. */
export const SignIn = (params: DialogParams) => <SignInDialog {...params} isTenant={false} />

/** Sign-in for tenant users, who are not identified by their email alone. */
export const TenantSignIn = (params: DialogParams) => <SignInDialog {...params} isTenant />

type Props = DialogParams & { isTenant: boolean }

function SignInDialog({ email = '', tenant = '', isReset = false, isTenant }: Props) {
  const text = useAccountText()
  const { language } = useLanguage()
  const { auth } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const completeSignIn = useCompleteSignIn()
  const checks = createFieldChecks(language, text)
  const form = useForm({
    initial: { tenant, username: email, password: '' },
    validate: (input) => ({
      tenant: isTenant ? checks.tenant(input.tenant) : undefined,
      username: checks.email(input.username),
      password: checks.signInPassword(input.password),
    }),
    send: async ({ username, password, tenant: id }) => {
      const credentials = { username: username.trim(), password }
      const answer = await botCheck.execute()
      const result = await (isTenant
        ? auth.signInTenant({ ...credentials, tenant: id.trim() }, answer)
        : auth.signIn(credentials, answer))
      await completeSignIn(result, text('signIn.done', { name: result.user.name }))
    },
  })
  const params = { email: form.values.username, tenant: form.values.tenant }
  const title = text(isTenant ? 'tenant.title' : 'signIn.title')
  return (
    <DialogFrame title={title} lead={text(isTenant ? 'tenant.lead' : 'signIn.lead')}>
      {isReset && <ResetNote />}
      <DialogForm form={form} submitLabel={text('signIn.submit')}>
        {isTenant && (
          <TenantField
            {...form.field('tenant')}
            label={text('field.tenant')}
            hint={text('tenant.hint')}
          />
        )}
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
              onClick={() => openDialog('forgot', { ...params, isTenant })}
            >
              {text('signIn.forgot')}
            </button>
          }
        />
      </DialogForm>
      <SignInFooter other={isTenant ? 'signIn' : 'tenantSignIn'} params={params} />
    </DialogFrame>
  )
}
