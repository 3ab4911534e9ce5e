import { Field } from '../../account/form/Field.tsx'
import styles from '../../account/form/Field.module.css'
import type { FieldProps } from '../../account/form/useForm.ts'

type Props = FieldProps & { label: string; hint: string; maxLength: number }

/** A single-line text marked as optional. */
export const OptionalField = ({ name, value, error, onValue, label, hint, maxLength }: Props) => (
  <Field label={label} error={error} hint={hint} isOptional isWide>
    {(ariaProps) => (
      <input
        {...ariaProps}
        className={styles.input}
        name={name}
        type="text"
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    )}
  </Field>
)
