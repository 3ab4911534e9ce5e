import { useState, type ReactNode } from 'react'
import { maxPasswordLength } from '#domain/password.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import type { FieldProps } from './useForm.ts'

type Props = FieldProps & {
  label: string
  autoComplete: 'current-password' | 'new-password'
  aside?: ReactNode
  /** whether the password is shown as text; uncontrolled if left out */
  isVisible?: boolean
  onVisibleChange?: (isVisible: boolean) => void
  describedBy?: string
}

export function PasswordField(props: Props) {
  const { name, value, error, onValue, label, autoComplete, aside, describedBy } = props
  const text = useAccountText()
  const [localVisible, setLocalVisible] = useState(false)
  const isVisible = props.isVisible ?? localVisible
  const setVisible = props.onVisibleChange ?? setLocalVisible
  return (
    <Field label={label} error={error} aside={aside}>
      {(ariaProps) => (
        <div className={styles.holder}>
          <input
            {...ariaProps}
            aria-describedby={
              [ariaProps['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
            }
            className={styles.input}
            name={name}
            type={isVisible ? 'text' : 'password'}
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
            aria-label={text(isVisible ? 'password.hide' : 'password.show')}
            title={text(isVisible ? 'password.hide' : 'password.show')}
            onClick={() => setVisible(!isVisible)}
          >
            <ExtraIcon name={isVisible ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}
