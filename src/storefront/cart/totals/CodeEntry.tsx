import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { QuietButton } from '../../components/Button.tsx'
import field from '../../account/form/Field.module.css'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import styles from './CodeEntry.module.css'
import { useShoppingText } from '../shoppingText.ts'

export type Verdict = {
  readonly type: 'success' | 'warning' | 'error'
  readonly message: string
}

type Props = {
  label: string
  /** the applied code; empty if none */
  value: string
  verdict: Verdict | undefined
  onApply: (code: string) => void
  /** shown to those who cannot enter a code */
  fallback?: ReactNode
}

/** An input for a code that can be applied and removed. Collapsed until a code is entered. */
export function CodeEntry({ label, value, verdict, onApply, fallback: instead }: Props) {
  const text = useShoppingText()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [wasOpen] = useState(value !== '')
  const isRejected = verdict?.type === 'error' && typed.trim() === value
  const isApplied = value !== '' && verdict !== undefined && verdict.type !== 'error'
  const form = useRef<HTMLFormElement>(null)
  const wasApplied = useRef(isApplied)
  useEffect(() => {
    // The pressed button was replaced by its counterpart.
    if (isApplied !== wasApplied.current && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasApplied.current = isApplied
  }, [isApplied])
  return (
    <details className={`disclosure ${styles.entry}`} open={wasOpen || undefined}>
      <summary>
        {label}
        <ExtraIcon name="down" size={18} />
      </summary>
      {instead ?? (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onApply(typed.trim())
          }}
        >
          {!isApplied && (
            <div className={styles.row}>
              <input
                id={id}
                className={field.input}
                type="text"
                dir="ltr"
                aria-label={label}
                aria-invalid={isRejected}
                aria-describedby={isRejected ? `${id}-verdict` : undefined}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <QuietButton type="submit">{text('code.apply')}</QuietButton>
            </div>
          )}
          <div role="status">
            {(isApplied || isRejected) && verdict && (
              <p id={`${id}-verdict`} className={styles.verdict} data-type={verdict.type}>
                <ExtraIcon name={verdict.type === 'success' ? 'check' : 'warning'} size={18} />
                <span>{verdict.message}</span>
              </p>
            )}
          </div>
          {isApplied && (
            <button
              type="button"
              className={styles.remove}
              onClick={() => {
                setTyped('')
                onApply('')
              }}
            >
              {text('code.remove', { code: `\u2066${value}\u2069` })}
            </button>
          )}
        </form>
      )}
    </details>
  )
}
