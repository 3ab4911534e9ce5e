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
  /** what has to hold before it can be sent at all */
  isReady?: boolean
  children: ReactNode
  /** below the button */
  footer?: ReactNode
}

/** The fields of a dialog, what went wrong, and the one button that goes on. */
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
          <p className={styles.failure}>
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
