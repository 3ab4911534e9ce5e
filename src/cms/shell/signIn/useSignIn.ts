import { useRef, useState } from 'react'
import type { SecondFactorChallenge } from '#api/secondFactor.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { afterPaint } from '#ui/afterPaint.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { hideAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import type { AccountHint } from './accountHint.ts'
import { signInProblems, type Credentials } from './signInProblems.ts'
import { useRedirectAfterSignIn } from './useRedirectAfterSignIn.ts'
import { useStaffSignIn } from './useStaffSignIn.ts'
import { refusalMessage, useAlertOnFailure } from './useAlertOnFailure.ts'

type Errors = Partial<Record<keyof Credentials, string>>

export type SignInFormState = {
  readonly values: Credentials
  readonly errors: Errors
  /** why the server refused the sign-in */
  readonly refusal: string | undefined
  readonly busy: boolean
  change(values: Partial<Credentials>): void
  /** sends the credentials, or returns the first invalid field */
  submit(): Promise<keyof Credentials | undefined>
}

export function useSignIn(
  accountHint: AccountHint,
  botCheck: BotCheck,
  onQuestion: (question: SecondFactorChallenge, known: AccountHint) => void,
): SignInFormState {
  const t = useAccountText()
  const { signIn } = useStaffSignIn()
  const { language } = useLanguage()
  const redirectAfterSignIn = useRedirectAfterSignIn()
  const alertFailure = useAlertOnFailure()
  const [values, setValues] = useState<Credentials>({
    username: accountHint.email,
    password: '',
    tenant: accountHint.tenant,
  })
  const [refusal, setRefusal] = useState<string>()
  const [isSubmitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  const errorsOf = (credentials: Credentials): Errors =>
    Object.fromEntries(
      Object.entries(signInProblems(credentials)).map(([name, problem]) => [
        name,
        formatMessage(problem.key, language, {
          field: t(name === 'username' ? 'signIn.username' : 'signIn.password'),
          ...problem.values,
        }),
      ]),
    )

  const send = async () => {
    isRunning.current = true
    setBusy(true)
    setRefusal(undefined)
    const { username, password, tenant } = values
    const credentials = {
      username: username.trim(),
      password,
      ...(tenant && { tenant: tenant.trim() }),
    }
    // So that the press is answered before the request is prepared.
    await new Promise<void>(afterPaint)
    try {
      const question = await signIn(credentials, await botCheck.execute())
      hideAlert()
      if (question) onQuestion(question, { email: credentials.username, tenant })
      else redirectAfterSignIn()
    } catch (error) {
      const message = refusalMessage(error)
      setRefusal(message)
      if (!message) alertFailure(error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return {
    values,
    errors: isSubmitted ? errorsOf(values) : {},
    refusal,
    busy,
    change(change) {
      setRefusal(undefined)
      setValues((before) => ({ ...before, ...change }))
    },
    async submit() {
      setSubmitted(true)
      const { tenant, username, password } = errorsOf(values)
      if (tenant) return 'tenant'
      if (username) return 'username'
      if (password) return 'password'
      if (!isRunning.current) await send()
      return undefined
    },
  }
}
