import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import { Field } from './Field.tsx'
import field from './Field.module.css'
import styles from './PhoneField.module.css'
import type { FieldProps } from './useForm.ts'
import type { Names } from './useCachedNames.ts'

type Props = FieldProps & {
  /** ISO code of the country whose calling code comes first */
  country: string
  onCountry: (country: string) => void
  countries: Names
  callingCodes: Names
  isOptional?: boolean
}

/** A phone number with its country. Phone numbers read left to right in every language. */
export function PhoneField(props: Props) {
  const { name, value, error, onValue, country, onCountry, countries, callingCodes, isOptional } =
    props
  const text = useAccountText()
  const choices = Object.keys(countries).filter((code) => callingCodes[code])
  return (
    <Field label={text('field.phoneNumber')} error={error} isOptional={isOptional ?? false}>
      {(ariaProps) => (
        <div className={styles.phone} dir="ltr">
          <span className={styles.code}>
            <span aria-hidden="true">+{callingCodes[country]}</span>
            <ExtraIcon name="down" size={16} />
            <select
              aria-label={text('field.callingCode')}
              autoComplete="tel-country-code"
              value={country}
              onChange={({ target }) => onCountry(target.value)}
            >
              {choices.map((code) => (
                <option key={code} value={code}>
                  {`${countries[code]} \u2066+${callingCodes[code]}\u2069`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...ariaProps}
            className={field.input}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={24}
            value={value}
            onChange={({ target }) => onValue(target.value)}
          />
        </div>
      )}
    </Field>
  )
}
