import { useState, type ReactNode } from 'react'
import { maxPasswordLength } from '#domain/password.ts'
import { ExtraIcon } from '../../components/MoreIcon.tsx'
import { useAccountText } from '../accountText.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import type { FieldProps } from './useForm.ts'

type Props = FieldProps & {
  label: string
  autoComplete: 'current-password' | 'new-password'
  aside?: ReactNode
  /** whether it can be read; kept here where nobody else cares */
  isShown?: boolean
  onShown?: (isShown: boolean) => void
  describedBy?: string
}

export function PasswordField(props: Props) {
  const { name, value, error, onValue, label, autoComplete, aside, describedBy } = props
  const text = useAccountText()
  const [own, setOwn] = useState(false)
  const isShown = props.isShown ?? own
  const show = props.onShown ?? setOwn
  return (
    <Field label={label} error={error} aside={aside}>
      {(tied) => (
        <div className={styles.holder}>
          <input
            {...tied}
            aria-describedby={
              [tied['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
            }
            className={styles.input}
            name={name}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxPasswordLength}
            value={value}
            onChange={({ target }) => onValue(target.value)}
          />
          <button
            type="button"
            className={styles.inside}
            aria-label={text(isShown ? 'password.hide' : 'password.show')}
            title={text(isShown ? 'password.hide' : 'password.show')}
            onClick={() => show(!isShown)}
          >
            <ExtraIcon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}
