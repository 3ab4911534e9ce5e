import { useMemo, useState } from 'react'
import { ApiError } from '#api/apiError.ts'
import {
  secondFactorChallengeOf,
  type SecondFactorResponse,
  type SecondFactorChallenge,
} from '#api/secondFactor.ts'
import { createStaffPassword } from '#api/staffPassword.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import type { AccountHint } from './accountHint.ts'
import { emailProblem, tenantProblem } from './signInProblems.ts'
import { refusalMessage, useAlertOnFailure } from './useAlertOnFailure.ts'

const baseSteps = ['email', 'code', 'password'] as const
export type ForgotStep = (typeof baseSteps)[number] | 'second'

type Errors = {
  readonly email?: string
  readonly tenant?: string
  readonly step?: string
  /** an error that belongs to no field, such as too many attempts */
  readonly refusal?: string
}

export type ForgotPasswordFlow = {
  readonly steps: readonly ForgotStep[]
  readonly step: ForgotStep
  readonly account: AccountHint
  readonly code: string
  readonly errors: Errors
  readonly busy: boolean
  readonly changeAccount: (part: Partial<AccountHint>) => void
  readonly setCode: (code: string) => void
  /** each resolves to whether it succeeded */
  readonly requestCode: () => Promise<boolean>
  readonly verifyCode: () => Promise<boolean>
  readonly resetPassword: (password: string) => Promise<boolean>
  /** the second factor that the reset requires, if any */
  readonly question: SecondFactorChallenge | undefined
  /** throws errors that the second step must show */
  readonly resetWithFactor: (answer: SecondFactorResponse) => Promise<void>
  readonly restart: () => void
}

/** The steps of a forgotten password: the email address, the emailed code, and a new password. */
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
  const [question, setQuestion] = useState<SecondFactorChallenge>()
  const [newPassword, setNewPassword] = useState('')
  const email = account.email.trim()
  const resetAccount = {
    email,
    ...(account.tenant !== undefined && { tenant: account.tenant.trim() }),
  }

  const attempt = async (
    request: () => Promise<void>,
    toErrors: (message: string) => Errors,
    onChallenge?: (challenge: SecondFactorChallenge) => void,
  ): Promise<boolean> => {
    setBusy(true)
    try {
      await request()
      setErrors({})
      return true
    } catch (error) {
      const message = fieldRefusal(error)
      const challenge = secondFactorChallengeOf(error)
      if (challenge) onChallenge?.(challenge)
      else if (message !== undefined) setErrors(toErrors(message))
      else {
        const refusal = refusalMessage(error)
        setErrors(refusal ? { refusal } : {})
        if (!refusal) alertFailure(error)
      }
      return false
    } finally {
      setBusy(false)
    }
  }

  const accountErrors = (): Errors => {
    const emailIssue = emailProblem(email)
    const tenantIssue = tenantProblem(account.tenant)
    const field = t('forgot.email')
    return {
      ...(emailIssue && { email: formatMessage(emailIssue.key, language, { field }) }),
      ...(tenantIssue && { tenant: formatMessage(tenantIssue.key, language) }),
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
    changeAccount(part) {
      setAccount((before) => ({ ...before, ...part }))
      setErrors({})
    },
    setCode(typed) {
      setCode(typed)
      setErrors({})
    },
    async requestCode() {
      const identityErrors = accountErrors()
      setErrors(identityErrors)
      if (identityErrors.email || identityErrors.tenant) return false
      const wasSent = await attempt(
        async () => passwords.requestCode(resetAccount, await botCheck.execute()),
        (message) => ({
          email: message,
          step: message,
          ...(account.tenant !== undefined && { tenant: message }),
        }),
      )
      if (wasSent) setStep('code')
      return wasSent
    },
    async verifyCode() {
      if (!code) {
        setErrors({ step: formatMessage('field.required', language, { field: t('forgot.code') }) })
        return false
      }
      const isVerified = await attempt(
        () => passwords.verify(resetAccount, code),
        (message) => ({ step: message }),
      )
      if (isVerified) setStep('password')
      return isVerified
    },
    resetPassword: (password) =>
      attempt(
        () => passwords.reset(resetAccount, code, password),
        (message) => ({ step: message }),
        (challenge) => {
          setQuestion(challenge)
          setNewPassword(password)
          setStep('second')
        },
      ),
    resetWithFactor: (answer) => passwords.reset(resetAccount, code, newPassword, answer),
    restart() {
      setErrors({})
      setQuestion(undefined)
      setCode('')
      setStep('email')
    },
  }
}

export const resetCodeLength = 4

/**
 * Returns the message for a field; too many attempts, a failed bot check and an unreachable server
 * belong to none.
 */
export function fieldRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !fieldErrorStatuses.includes(error.status)) return undefined
  return Object.values(error.fields)[0] ?? (error.message || undefined)
}

const fieldErrorStatuses: readonly number[] = [400, 401, 404, 409, 422]
