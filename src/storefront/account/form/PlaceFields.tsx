import type { PlaceDirectory } from '#api/registration.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../accountText.ts'
import { Combobox } from './Combobox.tsx'
import { otherCity } from './otherCity.ts'
import styles from './PlaceFields.module.css'
import { TextField } from './TextField.tsx'
import type { FieldProps } from './useForm.ts'
import { useCachedNames, type NamesState } from './useCachedNames.ts'

type Props = {
  places: PlaceDirectory
  countries: NamesState
  country: FieldProps
  city: FieldProps
  /** the name of a city that is not listed */
  otherName: FieldProps
  /** which fields are optional */
  optional?: 'city' | 'both'
}

/** A country, then one of its listed cities or another one. */
export function PlaceFields({ places, countries, country, city, otherName, optional }: Props) {
  const text = useAccountText()
  const { language } = useLanguage()
  const key = country.value && `${language} ${country.value}`
  const cities = useCachedNames(key || undefined, () => places.cities(country.value))
  const choose = (next: string): void => {
    country.onValue(next)
    if (next !== country.value) city.onValue('')
  }
  return (
    <>
      <Combobox
        {...country}
        onValue={choose}
        label={text('field.country')}
        autoComplete="country-name"
        isOptional={optional === 'both'}
        choices={choicesOf(countries)}
      />
      <Combobox
        {...city}
        label={text('field.city')}
        autoComplete="address-level2"
        isOptional={optional !== undefined}
        choices={choicesOf(cities)}
        fallbackChoice={{ value: otherCity, label: text('place.otherCity') }}
        onFallback={otherName.onValue}
        isDisabled={!country.value}
        {...(country.value ? {} : { placeholder: text('place.first') })}
      />
      {city.value === otherCity && (
        <TextField
          {...otherName}
          label={text('field.otherCity')}
          autoComplete="address-level2"
          maxLength={80}
        />
      )}
      {[countries, cities].map(
        (list, index) =>
          list.isFailed && (
            <p key={String(index)} className={styles.failed} role="alert">
              {text('place.failed')}{' '}
              <button type="button" onClick={list.retry}>
                {text('place.again')}
              </button>
            </p>
          ),
      )}
    </>
  )
}

const choicesOf = ({ names, isFailed }: NamesState) =>
  names || isFailed
    ? Object.entries(names ?? {}).map(([value, label]) => ({ value, label }))
    : undefined
