import { useId, useState } from 'react'
import {
  generatePassword,
  checkPasswordRules,
  passwordRules,
  passwordSymbols,
} from '#domain/password.ts'
import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './PasswordFields.module.css'
import { randomBelow } from './randomBelow.ts'
import type { FieldProps } from './useForm.ts'

type Props = {
  password: FieldProps
  confirmation: FieldProps
  /** sets both fields to a generated password */
  onGenerated: (password: string) => void
  label?: string
}

/** A new password and its confirmation, with the rules and a password generator. */
export function PasswordFields({ password, confirmation, onGenerated, label }: Props) {
  const text = useAccountText()
  const [isVisible, setVisible] = useState(false)
  const rulesId = useId()
  const sharedProps = {
    isVisible,
    onVisibleChange: setVisible,
    autoComplete: 'new-password',
  } as const
  const { value } = confirmation
  // While typing, the mismatch is shown only once it can no longer become a match.
  const differs = value && !password.value.startsWith(value) ? text('password.differs') : undefined
  return (
    <div className={styles.fields}>
      <PasswordField
        {...password}
        {...sharedProps}
        label={label ?? text('field.newPassword')}
        describedBy={rulesId}
        aside={
          <button
            type="button"
            className={styles.generate}
            onClick={() => {
              onGenerated(generatePassword(randomBelow))
              setVisible(true)
            }}
          >
            <ExtraIcon name="wand" size={16} />
            {text('password.generate')}
          </button>
        }
      />
      <Checklist id={rulesId} password={password.value} />
      <PasswordField
        {...confirmation}
        {...sharedProps}
        error={confirmation.error ?? differs}
        label={text('field.confirmation')}
      />
    </div>
  )
}

function Checklist({ id, password }: { id: string; password: string }) {
  const text = useAccountText()
  const formats = useFormats()
  const satisfiedRules = checkPasswordRules(password)
  return (
    <ul id={id} className={styles.rules} aria-label={text('password.rules')}>
      {passwordRules.map((rule) => (
        <li key={rule} data-satisfied={satisfiedRules[rule]}>
          <span className={styles.sign}>
            {satisfiedRules[rule] && <ExtraIcon name="check" size={14} />}
          </span>
          <span className="hidden">
            {text(satisfiedRules[rule] ? 'password.kept' : 'password.missing')}{' '}
          </span>
          <span>
            {formats.digits(text(`password.${rule}`, { symbols: '' }))}
            {rule === 'symbol' && (
              <bdi dir="ltr" translate="no" className={styles.symbols}>
                {passwordSymbols}
              </bdi>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
