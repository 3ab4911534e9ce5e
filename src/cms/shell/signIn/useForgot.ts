import { useMemo, useState } from 'react'
import { ApiError } from '#api/apiError.ts'
import {
  secondFactorQuestionIn,
  type SecondFactorAnswer,
  type SecondFactorQuestion,
} from '#api/secondFactor.ts'
import { createStaffPassword } from '#api/staffPassword.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import type { AccountHint } from './known.ts'
import { emailProblem, tenantProblem } from './signInProblems.ts'
import { refusalMessage, useAlertOnFailure } from './useAlertOnFailure.ts'

const baseSteps = ['email', 'code', 'password'] as const
export type ForgotStep = (typeof baseSteps)[number] | 'second'

type Errors = {
  readonly email?: string
  readonly tenant?: string
  readonly step?: string
  /** what no field can answer for, such as too many tries */
  readonly refused?: string
}

export type ForgotPasswordFlow = {
  readonly steps: readonly ForgotStep[]
  readonly step: ForgotStep
  readonly account: AccountHint
  readonly code: string
  readonly errors: Errors
  readonly busy: boolean
  readonly change: (part: Partial<AccountHint>) => void
  readonly setCode: (code: string) => void
  /** each says whether it went well */
  readonly requestCode: () => Promise<boolean>
  readonly verify: () => Promise<boolean>
  readonly reset: (password: string) => Promise<boolean>
  /** the second step that the reset asked for; undefined: none */
  readonly question: SecondFactorQuestion | undefined
  /** throws what the second step has to answer for */
  readonly resetWithFactor: (answer: SecondFactorAnswer) => Promise<void>
  readonly back: () => void
}

/** A forgotten password: who, the code that was mailed to them, another password. */
export function useForgotPassword(
  accountHint: AccountHint,
  botCheck: BotCheck,
): ForgotPasswordFlow {
  const t = useAccountText()
  const { client } = useServices()
  const passwords = useMemo(() => createStaffPassword(client), [client])
  const { language } = useLanguage()
  const alertFailure = useAlertOnFailure()
  const [step, setStep] = useState<ForgotStep>('email')
  const [account, setAccount] = useState(accountHint)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<SecondFactorQuestion>()
  const [chosen, setChosen] = useState('')
  const email = account.email.trim()
  const resetAccount = {
    email,
    ...(account.tenant !== undefined && { tenant: account.tenant.trim() }),
  }

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
      const message = fieldRefusal(error)
      const asks = secondFactorQuestionIn(error)
      if (asks) questioned?.(asks)
      else if (message !== undefined) setErrors(refused(message))
      else {
        const refusal = refusalMessage(error)
        setErrors(refusal ? { refused: refusal } : {})
        if (!refusal) alertFailure(error)
      }
      return false
    } finally {
      setBusy(false)
    }
  }

  const accountErrors = (): Errors => {
    const ofEmail = emailProblem(email)
    const ofTenant = tenantProblem(account.tenant)
    const field = t('forgot.email')
    return {
      ...(ofEmail && { email: formatMessage(ofEmail.key, language, { field }) }),
      ...(ofTenant && { tenant: formatMessage(ofTenant.key, language) }),
    }
  }

  return {
    step,
    steps: question ? [...baseSteps, 'second'] : baseSteps,
    question,
    account,
    code,
    errors,
    busy,
    change(part) {
      setAccount((before) => ({ ...before, ...part }))
      setErrors({})
    },
    setCode(typed) {
      setCode(typed)
      setErrors({})
    },
    async requestCode() {
      const wrong = accountErrors()
      setErrors(wrong)
      if (wrong.email || wrong.tenant) return false
      const sent = await attempt(
        async () => passwords.requestCode(resetAccount, await botCheck.execute()),
        (message) => ({
          email: message,
          step: message,
          ...(account.tenant !== undefined && { tenant: message }),
        }),
      )
      if (sent) setStep('code')
      return sent
    },
    async verify() {
      if (!code) {
        setErrors({ step: formatMessage('field.required', language, { field: t('forgot.code') }) })
        return false
      }
      const right = await attempt(
        () => passwords.verify(resetAccount, code),
        (message) => ({ step: message }),
      )
      if (right) setStep('password')
      return right
    },
    reset: (password) =>
      attempt(
        () => passwords.reset(resetAccount, code, password),
        (message) => ({ step: message }),
        (asks) => {
          setQuestion(asks)
          setChosen(password)
          setStep('second')
        },
      ),
    resetWithFactor: (answer) => passwords.reset(resetAccount, code, chosen, answer),
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
export function fieldRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !fieldErrorStatuses.includes(error.status)) return undefined
  return Object.values(error.fields)[0] ?? (error.message || undefined)
}

const fieldErrorStatuses: readonly number[] = [400, 401, 404, 409, 422]
