import { useEffect, useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { CodeInput } from '../../pieces/CodeInput.tsx'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import type { StepProps } from './EmailStep.tsx'
import { StepForm } from './StepForm.tsx'
import { codeLength } from './useForgot.ts'
import css from './SignInPage.module.css'

/** How long before another code may be asked for, in seconds. */
const resendDelay = 30

/** The code that was mailed, or another one. */
export function CodeStep({ flow, progress, back }: StepProps) {
  const t = useAccountText()
  const formats = useFormats()
  const { account, code, errors, busy } = flow
  const [left, restart] = useCountdown(resendDelay)
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
          <bdi dir="ltr" className={css.email}>
            {account.email.trim()}
          </bdi>
          {after}
        </>
      }
      submit={t('forgot.continue')}
      busy={busy}
      refusal={errors.refused}
      onSubmit={() => void flow.verify()}
      progress={progress}
      foot={
        <>
          <p className={css.either}>
            {left > 0 ? (
              t('forgot.resendIn', { n: formats.number(left) })
            ) : (
              <button type="button" className={css.link} onClick={() => void resend()}>
                {t('forgot.resend')}
              </button>
            )}
          </p>
          <button type="button" className={css.link} onClick={flow.back}>
            {t('forgot.otherEmail')}
          </button>
          {back}
        </>
      }
    >
      <FieldFrame id="forgot-code" label={t('forgot.code')} error={errors.step}>
        {(aria) => (
          <CodeInput aria={aria} length={codeLength} value={code} onChange={flow.setCode} />
        )}
      </FieldFrame>
    </StepForm>
  )
}

const placeholder = '\u0000'

function useCountdown(from: number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(from)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return [left, () => setLeft(from)]
}
