import { Field } from '../../account/form/Field.tsx'
import styles from '../../account/form/Field.module.css'
import type { FieldProps } from '../../account/form/useForm.ts'
import { useProfileText } from '../profileText.ts'

type Props = FieldProps & {
  label: string
  choices: readonly { readonly value: string; readonly label: string }[]
}

/** An optional choice from a list. */
export function ChoiceField({ name, value, error, onValue, label, choices }: Props) {
  const text = useProfileText()
  return (
    <Field label={label} error={error} isOptional>
      {(ariaProps) => (
        <select
          {...ariaProps}
          className={styles.input}
          name={name}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="">{text('value.none')}</option>
          {choices.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
