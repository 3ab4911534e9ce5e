import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../accountText.ts'
import { openDialog, type DialogParams } from '../dialogs.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { createFieldChecks } from '../form/fieldChecks.ts'
import { EmailField } from '../form/TextField.tsx'
import { useForm } from '../form/useForm.ts'
import { useConnection } from './connectionContext.ts'
import { DialogForm } from './DialogForm.tsx'
import styles from './DialogForm.module.css'
import { DialogFrame } from './DialogFrame.tsx'
import { ResetNote } from './ResetNote.tsx'
import { SignInFooter } from './SignInFooter.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** Sign-in for customers and root users of companies. */
export function SignIn({ email = '', isReset = false }: DialogParams) {
  const text = useAccountText()
  const { language } = useLanguage()
  const { auth } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const completeSignIn = useCompleteSignIn()
  const checks = createFieldChecks(language, text)
  const form = useForm({
    initial: { username: email, password: '' },
    validate: ({ username, password }) => ({
      username: checks.email(username),
      password: checks.signInPassword(password),
    }),
    send: async ({ username, password }) => {
      const credentials = { username: username.trim(), password }
      const result = await auth.signIn(credentials, await botCheck.execute())
      await completeSignIn(result, text('signIn.done', { name: result.user.name }))
    },
  })
  const params = { email: form.values.username }
  return (
    <DialogFrame title={text('signIn.title')} lead={text('signIn.lead')}>
      {isReset && <ResetNote />}
      <DialogForm form={form} submitLabel={text('signIn.submit')}>
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
              onClick={() => openDialog('forgot', params)}
            >
              {text('signIn.forgot')}
            </button>
          }
        />
      </DialogForm>
      <SignInFooter other="tenantSignIn" params={params} />
    </DialogFrame>
  )
}
