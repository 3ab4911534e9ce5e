import { useRef, useState } from 'react'
import type { SecondFactorQuestion } from '#api/secondFactor.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { hideAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import type { AccountHint } from './known.ts'
import { signInProblems, type Credentials } from './signInProblems.ts'
import { useRedirectAfterSignIn } from './useEnterOffice.ts'
import { useStaffSignIn } from './useStaffSignIn.ts'
import { refusalMessage, useAlertOnFailure } from './useAlertOnFailure.ts'

type Errors = Partial<Record<keyof Credentials, string>>

export type SignInForm = {
  readonly values: Credentials
  readonly errors: Errors
  /** why the server let nobody in */
  readonly refused: string | undefined
  readonly busy: boolean
  change(values: Partial<Credentials>): void
  /** sends it, or says which field to look at first */
  submit(): Promise<keyof Credentials | undefined>
}

export function useSignIn(
  accountHint: AccountHint,
  botCheck: BotCheck,
  onQuestion: (question: SecondFactorQuestion, known: AccountHint) => void,
): SignInForm {
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
  const [refused, setRefused] = useState<string>()
  const [isSubmitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const errorsOf = (given: Credentials): Errors =>
    Object.fromEntries(
      Object.entries(signInProblems(given)).map(([name, problem]) => [
        name,
        formatMessage(problem.key, language, {
          field: t(name === 'username' ? 'signIn.username' : 'signIn.password'),
          ...problem.values,
        }),
      ]),
    )

  const send = async () => {
    running.current = true
    setBusy(true)
    setRefused(undefined)
    const { username, password, tenant } = values
    const credentials = {
      username: username.trim(),
      password,
      ...(tenant && { tenant: tenant.trim() }),
    }
    try {
      const question = await signIn(credentials, await botCheck.execute())
      hideAlert()
      if (question) onQuestion(question, { email: credentials.username, tenant })
      else redirectAfterSignIn()
    } catch (error) {
      const refusal = refusalMessage(error)
      setRefused(refusal)
      if (!refusal) alertFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    values,
    errors: isSubmitted ? errorsOf(values) : {},
    refused,
    busy,
    change(changed) {
      setRefused(undefined)
      setValues((before) => ({ ...before, ...changed }))
    },
    async submit() {
      setSubmitted(true)
      const { tenant, username, password } = errorsOf(values)
      if (tenant) return 'tenant'
      if (username) return 'username'
      if (password) return 'password'
      if (!running.current) await send()
      return undefined
    },
  }
}
