import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../accountText.ts'
import { openDialog, type Carried } from '../dialogs.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { checksIn } from '../form/problems.ts'
import { EmailField } from '../form/TextField.tsx'
import { useForm } from '../form/useForm.ts'
import { useConnection } from './connectionContext.ts'
import { DialogForm } from './DialogForm.tsx'
import styles from './DialogForm.module.css'
import { Frame } from './Frame.tsx'
import { ResetNote } from './ResetNote.tsx'
import { SignInFoot } from './SignInFoot.tsx'
import { useEnter } from './useEnter.ts'

/** Customers and the root users of companies. */
export function SignIn({ email = '', isReset = false }: Carried) {
  const text = useAccountText()
  const { language } = useLanguage()
  const { auth } = useConnection()
  const botCheck = useBotCheck(auth.botCheck)
  const enter = useEnter()
  const checks = checksIn(language, text)
  const form = useForm({
    initial: { username: email, password: '' },
    problems: ({ username, password }) => ({
      username: checks.email(username),
      password: checks.signInPassword(password),
    }),
    send: async ({ username, password }) => {
      const given = { username: username.trim(), password }
      const entered = await auth.signIn(given, await botCheck.execute())
      await enter(entered, text('signIn.done', { name: entered.user.name }))
    },
  })
  const carried = { email: form.values.username }
  return (
    <Frame title={text('signIn.title')} lead={text('signIn.lead')}>
      {isReset && <ResetNote />}
      <DialogForm form={form} submit={text('signIn.submit')}>
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
              onClick={() => openDialog('forgot', carried)}
            >
              {text('signIn.forgot')}
            </button>
          }
        />
      </DialogForm>
      <SignInFoot other="tenantSignIn" carried={carried} />
    </Frame>
  )
}
