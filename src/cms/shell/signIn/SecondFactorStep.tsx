import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type ReactNode } from 'react'
import { hasCode } from '#api/apiError.ts'
import type {
  FactorMethod,
  SecondFactorResponse,
  SecondFactorChallenge,
} from '#api/secondFactor.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { CodeInput } from '../../components/CodeInput.tsx'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import { totpLength } from '../factors/TotpFields.tsx'
import { useFactorFailure } from '../factors/useFactorFailure.ts'
import { canUsePasskeys, signWithPasskey } from '../factors/webAuthn.ts'
import { StepForm } from './StepForm.tsx'
import { StepLink } from './StepLink.tsx'

type Props = {
  readonly question: SecondFactorChallenge
  /** sends the answer; an error that it throws is shown here */
  readonly onAnswer: (answer: SecondFactorResponse) => Promise<void>
  /** called if it took too long or failed too often */
  readonly onExpired: () => void
  readonly back: ReactNode
  readonly progress?: ReactNode
}

const methodOrder = ['passkey', 'totp', 'recovery'] as const
const leadKeys = {
  passkey: 'second.passkeyLead',
  totp: 'second.totpLead',
  recovery: 'second.recoveryLead',
} as const
const useKeys = {
  passkey: 'second.usePasskey',
  totp: 'second.useTotp',
  recovery: 'second.useRecovery',
} as const

/** The second step of signing in: a passkey, a code of the app, or a recovery code. */
export function SecondFactorStep({ question, onAnswer, onExpired, back, progress }: Props) {
  const t = useAccountText()
  const { language } = useLanguage()
  const handleFailure = useFactorFailure()
  const isAvailable = (each: FactorMethod) =>
    question.methods.includes(each) && (each !== 'passkey' || canUsePasskeys())
  const methods = methodOrder.filter(isAvailable)
  const [method, setMethod] = useState<FactorMethod | undefined>(methods[0])
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const handleInput = (typed: string) => {
    setCode(typed)
    setError(undefined)
  }
  const submit = async () => {
    if (!method) return
    if (method !== 'passkey' && !code.trim()) {
      const field = t(method === 'totp' ? 'factor.code' : 'second.recovery')
      return setError(formatMessage('field.required', language, { field }))
    }
    setBusy(true)
    setError(undefined)
    const { token, passkey } = question
    try {
      await onAnswer(
        method === 'passkey'
          ? { token, method, passkey: await signWithPasskey(passkey ?? {}) }
          : { token, method, code: code.trim() },
      )
    } catch (failure) {
      if (!hasCode(failure, 'second_factor_expired')) setError(handleFailure(failure))
      else {
        showAlert('error', failure.message)
        onExpired()
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <StepForm
      key={method}
      title={t('second.title')}
      lead={t(method ? leadKeys[method] : 'second.noneLead')}
      submitLabel={t(
        busy ? 'second.checking' : method === 'passkey' ? 'second.usePasskey' : 'second.continue',
      )}
      busy={busy}
      disabled={!method}
      autoFocus={method === 'passkey'}
      onSubmit={() => void submit()}
      progress={progress}
      footer={
        <>
          {methods
            .filter((each) => each !== method)
            .map((each) => (
              <StepLink
                key={each}
                onClick={() => {
                  handleInput('')
                  setMethod(each)
                }}
              >
                {t(useKeys[each])}
              </StepLink>
            ))}
          {back}
        </>
      }
    >
      {method === 'totp' && (
        <FieldFrame id="second-code" label={t('factor.code')} error={error}>
          {(aria) => (
            <CodeInput aria={aria} length={totpLength} value={code} onChange={handleInput} />
          )}
        </FieldFrame>
      )}
      {method === 'recovery' && (
        <FieldFrame id="second-recovery" label={t('second.recovery')} error={error}>
          {(aria) => (
            <OutlinedInput
              fullWidth
              autoFocus
              autoComplete="off"
              value={code}
              error={aria['aria-invalid']}
              slotProps={{
                input: { ...aria, dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
              }}
              onChange={({ target }) => handleInput(target.value)}
            />
          )}
        </FieldFrame>
      )}
    </StepForm>
  )
}
