import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { CodeInput } from '../../components/CodeInput.tsx'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import type { ForgotStepProps } from './EmailStep.tsx'
import { StepForm } from './StepForm.tsx'
import { StepLink } from './StepLink.tsx'
import { resetCodeLength } from './useForgotPassword.ts'

/** The delay before another code can be requested, in seconds. */
const resendDelay = 30

/** Asks for the emailed code, or sends another one. */
export function CodeStep({ flow, progress, back }: ForgotStepProps) {
  const t = useAccountText()
  const formats = useFormats()
  const { account, code, errors, busy } = flow
  const [secondsRemaining, restart] = useCountdown(resendDelay)
  const resend = async () => {
    if (!(await flow.requestCode())) return
    restart()
    showAlert('success', t('forgot.sentAgain'))
  }
  const [before = '', after = ''] = t('forgot.codeLead', { email: placeholder }).split(placeholder)
  return (
    <StepForm
      title={t('forgot.codeTitle')}
      lead={
        <>
          {before}
          <Typography
            dir="ltr"
            component="bdi"
            color="textPrimary"
            // Is moved to the next line as a whole, if it fits.
            sx={{ display: 'inline-block', fontWeight: 500, overflowWrap: 'anywhere' }}
          >
            {account.email.trim()}
          </Typography>
          {after}
        </>
      }
      submitLabel={t('forgot.continue')}
      busy={busy}
      refusal={errors.refusal}
      onSubmit={() => void flow.verifyCode()}
      progress={progress}
      footer={
        <>
          <Typography color="textSecondary" sx={{ lineHeight: '32px' }}>
            {secondsRemaining > 0 ? (
              t('forgot.resendIn', { n: formats.number(secondsRemaining) })
            ) : (
              <StepLink onClick={() => void resend()}>{t('forgot.resend')}</StepLink>
            )}
          </Typography>
          <StepLink onClick={flow.restart}>{t('forgot.otherEmail')}</StepLink>
          {back}
        </>
      }
    >
      <FieldFrame id="forgot-code" label={t('forgot.code')} error={errors.step}>
        {(aria) => (
          <CodeInput aria={aria} length={resetCodeLength} value={code} onChange={flow.setCode} />
        )}
      </FieldFrame>
    </StepForm>
  )
}

const placeholder = '\u0000'

function useCountdown(from: number): [left: number, restart: () => void] {
  const [secondsRemaining, setSecondsRemaining] = useState(from)
  const isRunning = secondsRemaining > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSecondsRemaining((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [secondsRemaining, () => setSecondsRemaining(from)]
}
