import { useState } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import { CodeField } from '../form/CodeField.tsx'
import { createFieldChecks } from '../form/fieldChecks.ts'
import { useForm } from '../form/useForm.ts'
import styles from './DialogForm.module.css'
import { DialogForm } from './DialogForm.tsx'
import { useCountdown } from './useCountdown.ts'

/** Seconds before another code can be requested. */
const resendDelay = 30

type Props = {
  submitLabel: string
  backLabel: string
  onBack: () => void
  onCode: (otp: string) => Promise<void>
  onResend: () => Promise<void>
}

/** The step for entering the emailed code or requesting a new one. */
export function CodeStep({ submitLabel, backLabel, onBack, onCode, onResend }: Props) {
  const text = useAccountText()
  const formats = useFormats()
  const { language } = useLanguage()
  const [secondsLeft, restart] = useCountdown(resendDelay)
  const [isResent, setResent] = useState(false)
  const checks = createFieldChecks(language, text)
  const form = useForm({
    initial: { otp: '' },
    validate: ({ otp }) => ({ otp: checks.code(otp) }),
    send: ({ otp }) => onCode(otp),
    errorFields: () => ['otp'],
  })
  const resendForm = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      setResent(false)
      await onResend()
      form.change({ otp: '' })
      setResent(true)
      restart()
    },
  })
  const waitText = formats.digits(text('code.wait', { seconds: secondsLeft }))
  return (
    <DialogForm
      form={{ ...form, failure: form.failure ?? resendForm.failure }}
      submitLabel={submitLabel}
      footer={
        <div className={styles.ends}>
          <button type="button" className={styles.link} onClick={onBack}>
            <ExtraIcon name="previous" size={16} />
            {backLabel}
          </button>
          <button
            type="button"
            className={styles.link}
            disabled={secondsLeft > 0 || resendForm.busy}
            onClick={resendForm.submit}
          >
            {secondsLeft > 0 ? waitText : text('code.resend')}
          </button>
        </div>
      }
    >
      <div role="status">
        {isResent && (
          <p className="message toned" data-tone="positive">
            <ExtraIcon name="check" />
            {text('code.resent')}
          </p>
        )}
      </div>
      <CodeField {...form.field('otp')} />
    </DialogForm>
  )
}
