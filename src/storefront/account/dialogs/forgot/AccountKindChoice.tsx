import { useAccountText } from '../../accountText.ts'
import type { FieldProps } from '../../form/useForm.ts'
import styles from './AccountKindChoice.module.css'

const kinds = ['root', 'tenant'] as const

export function AccountKindChoice({ name, value, onValue }: FieldProps) {
  const text = useAccountText()
  return (
    <fieldset className={styles.choice}>
      <legend className="hidden">{text('forgot.kind')}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            value={kind}
            checked={value === kind}
            onChange={() => onValue(kind)}
          />
          {text(`forgot.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}
