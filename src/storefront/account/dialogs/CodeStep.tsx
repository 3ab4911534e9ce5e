import { useState } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { MoreIcon } from '../../components/MoreIcon.tsx'
import { useAccountText } from '../accountText.ts'
import { CodeField } from '../form/CodeField.tsx'
import { checksIn } from '../form/problems.ts'
import { useForm } from '../form/useForm.ts'
import styles from './DialogForm.module.css'
import { DialogForm } from './DialogForm.tsx'
import { useCountdown } from './useCountdown.ts'

/** How long nobody may ask for another code, in seconds. */
const patience = 30

type Props = {
  submit: string
  back: string
  onBack: () => void
  onCode: (otp: string) => Promise<void>
  onResend: () => Promise<void>
}

/** The code that was mailed, or another one. */
export function CodeStep({ submit, back, onBack, onCode, onResend }: Props) {
  const text = useAccountText()
  const formats = useFormats()
  const { language } = useLanguage()
  const [left, restart] = useCountdown(patience)
  const [isResent, setResent] = useState(false)
  const checks = checksIn(language, text)
  const form = useForm({
    initial: { otp: '' },
    problems: ({ otp }) => ({ otp: checks.code(otp) }),
    send: ({ otp }) => onCode(otp),
    blame: () => ['otp'],
  })
  const again = useForm({
    initial: {},
    problems: () => ({}),
    send: async () => {
      setResent(false)
      await onResend()
      form.change({ otp: '' })
      setResent(true)
      restart()
    },
  })
  const wait = formats.digits(text('code.wait', { seconds: left }))
  return (
    <DialogForm
      form={{ ...form, failure: form.failure ?? again.failure }}
      submit={submit}
      after={
        <div className={styles.ends}>
          <button type="button" className={styles.link} onClick={onBack}>
            <MoreIcon name="previous" size={16} />
            {back}
          </button>
          <button
            type="button"
            className={styles.link}
            disabled={left > 0 || again.busy}
            onClick={again.submit}
          >
            {left > 0 ? wait : text('code.resend')}
          </button>
        </div>
      }
    >
      <div role="status">
        {isResent && (
          <p className={styles.note}>
            <MoreIcon name="check" />
            {text('code.resent')}
          </p>
        )}
      </div>
      <CodeField {...form.field('otp')} />
    </DialogForm>
  )
}
