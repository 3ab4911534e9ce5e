import type { ReactNode, RefObject } from 'react'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import styles from './DialogForm.module.css'

type Props = {
  form: {
    readonly formRef: RefObject<HTMLFormElement | null>
    readonly busy: boolean
    readonly failure: string | undefined
    submit(event: { preventDefault(): void }): void
  }
  submitLabel: string
  /** whether the form can be submitted */
  isReady?: boolean
  children: ReactNode
  footer?: ReactNode
}

/** The form of a dialog: its fields, the error message and the submit button. */
export function DialogForm({ form, submitLabel, isReady = true, children, footer: after }: Props) {
  const text = useAccountText()
  return (
    <form
      ref={form.formRef}
      className={styles.form}
      noValidate
      aria-busy={form.busy}
      onSubmit={form.submit}
    >
      <div role="alert">
        {form.failure && (
          <p className="message toned" data-tone="danger">
            <ExtraIcon name="warning" />
            {form.failure}
          </p>
        )}
      </div>
      {children}
      <button
        type="submit"
        className={`button ${styles.submit}`}
        disabled={!isReady}
        aria-disabled={form.busy}
      >
        <span>{submitLabel}</span>
        {form.busy && <span className={styles.busy} role="status" aria-label={text('busy')} />}
      </button>
      {after}
    </form>
  )
}
