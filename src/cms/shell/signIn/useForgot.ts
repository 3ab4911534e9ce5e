import { useMemo, useState } from 'react'
import { ApiError } from '#api/apiError.ts'
import {
  questionIn,
  type SecondFactorAnswer,
  type SecondFactorQuestion,
} from '#api/secondFactor.ts'
import { createStaffPassword } from '#api/staffPassword.ts'
import { say } from '#domain/messages/messages.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import type { Known } from './known.ts'
import { emailProblem, tenantProblem } from './signInProblems.ts'
import { refusedIn, useAlertOnFailure } from './useAlertOnFailure.ts'

const usualSteps = ['email', 'code', 'password'] as const
export type ForgotStep = (typeof usualSteps)[number] | 'second'

type Errors = {
  readonly email?: string
  readonly tenant?: string
  readonly step?: string
  /** what no field can answer for, such as too many tries */
  readonly refused?: string
}

export type Forgot = {
  readonly steps: readonly ForgotStep[]
  readonly step: ForgotStep
  readonly who: Known
  readonly code: string
  readonly errors: Errors
  readonly busy: boolean
  readonly change: (part: Partial<Known>) => void
  readonly setCode: (code: string) => void
  /** each says whether it went well */
  readonly ask: () => Promise<boolean>
  readonly verify: () => Promise<boolean>
  readonly reset: (password: string) => Promise<boolean>
  /** the second step that the reset asked for; undefined: none */
  readonly question: SecondFactorQuestion | undefined
  /** throws what the second step has to answer for */
  readonly resetWith: (answer: SecondFactorAnswer) => Promise<void>
  readonly back: () => void
}

/** A forgotten password: who, the code that was mailed to them, another password. */
export function useForgot(known: Known, botCheck: BotCheck): Forgot {
  const t = useAccountText()
  const { client } = useServices()
  const passwords = useMemo(() => createStaffPassword(client), [client])
  const { language } = useLanguage()
  const alertOf = useAlertOnFailure()
  const [step, setStep] = useState<ForgotStep>('email')
  const [who, setWho] = useState(known)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<SecondFactorQuestion>()
  const [chosen, setChosen] = useState('')
  const email = who.email.trim()
  const asked = { email, ...(who.tenant !== undefined && { tenant: who.tenant.trim() }) }

  const attempt = async (
    work: () => Promise<void>,
    refused: (message: string) => Errors,
    questioned?: (asks: SecondFactorQuestion) => void,
  ): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      setErrors({})
      return true
    } catch (error) {
      const message = refusalOf(error)
      const asks = questionIn(error)
      if (asks) questioned?.(asks)
      else if (message !== undefined) setErrors(refused(message))
      else {
        const refusal = refusedIn(error)
        setErrors(refusal ? { refused: refusal } : {})
        if (!refusal) alertOf(error)
      }
      return false
    } finally {
      setBusy(false)
    }
  }

  const wrongWho = (): Errors => {
    const ofEmail = emailProblem(email)
    const ofTenant = tenantProblem(who.tenant)
    const field = t('forgot.email')
    return {
      ...(ofEmail && { email: say(ofEmail.key, language, { field }) }),
      ...(ofTenant && { tenant: say(ofTenant.key, language) }),
    }
  }

  return {
    step,
    steps: question ? [...usualSteps, 'second'] : usualSteps,
    question,
    who,
    code,
    errors,
    busy,
    change(part) {
      setWho((before) => ({ ...before, ...part }))
      setErrors({})
    },
    setCode(typed) {
      setCode(typed)
      setErrors({})
    },
    async ask() {
      const wrong = wrongWho()
      setErrors(wrong)
      if (wrong.email || wrong.tenant) return false
      const sent = await attempt(
        async () => passwords.ask(asked, await botCheck.execute()),
        (message) => ({
          email: message,
          step: message,
          ...(who.tenant !== undefined && { tenant: message }),
        }),
      )
      if (sent) setStep('code')
      return sent
    },
    async verify() {
      if (!code) {
        setErrors({ step: say('field.required', language, { field: t('forgot.code') }) })
        return false
      }
      const right = await attempt(
        () => passwords.verify(asked, code),
        (message) => ({ step: message }),
      )
      if (right) setStep('password')
      return right
    },
    reset: (password) =>
      attempt(
        () => passwords.reset(asked, code, password),
        (message) => ({ step: message }),
        (asks) => {
          setQuestion(asks)
          setChosen(password)
          setStep('second')
        },
      ),
    resetWith: (answer) => passwords.reset(asked, code, chosen, answer),
    back() {
      setErrors({})
      setQuestion(undefined)
      setCode('')
      setStep('email')
    },
  }
}

export const codeLength = 4

/** What a field has to answer for; too many tries, a failed check and an absent server are no field's fault. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !fieldFaults.includes(error.status)) return undefined
  return Object.values(error.fields)[0] ?? (error.message || undefined)
}

const fieldFaults: readonly number[] = [400, 401, 404, 409, 422]
