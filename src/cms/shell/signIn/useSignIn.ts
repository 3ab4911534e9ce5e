import { useRef, useState } from 'react'
import type { SecondFactorQuestion } from '#api/secondFactor.ts'
import { say } from '#domain/messages/messages.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { hideAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import type { Known } from './known.ts'
import { signInProblems, type Credentials } from './signInProblems.ts'
import { useEnterOffice } from './useEnterOffice.ts'
import { useStaffSignIn } from './useStaffSignIn.ts'
import { refusedIn, useAlertOnFailure } from './useAlertOnFailure.ts'

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
  known: Known,
  botCheck: BotCheck,
  onQuestion: (question: SecondFactorQuestion, known: Known) => void,
): SignInForm {
  const t = useAccountText()
  const { signIn } = useStaffSignIn()
  const { language } = useLanguage()
  const enter = useEnterOffice()
  const fail = useAlertOnFailure()
  const [values, setValues] = useState<Credentials>({
    username: known.email,
    password: '',
    tenant: known.tenant,
  })
  const [refused, setRefused] = useState<string>()
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const errorsOf = (given: Credentials): Errors =>
    Object.fromEntries(
      Object.entries(signInProblems(given)).map(([name, problem]) => [
        name,
        say(problem.key, language, {
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
    const given = { username: username.trim(), password, ...(tenant && { tenant: tenant.trim() }) }
    try {
      const question = await signIn(given, await botCheck.execute())
      hideAlert()
      if (question) onQuestion(question, { email: given.username, tenant })
      else enter()
    } catch (error) {
      const refusal = refusedIn(error)
      setRefused(refusal)
      if (!refusal) fail(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    values,
    errors: tried ? errorsOf(values) : {},
    refused,
    busy,
    change(changed) {
      setRefused(undefined)
      setValues((before) => ({ ...before, ...changed }))
    },
    async submit() {
      setTried(true)
      const { tenant, username, password } = errorsOf(values)
      if (tenant) return 'tenant'
      if (username) return 'username'
      if (password) return 'password'
      if (!running.current) await send()
      return undefined
    },
  }
}
