import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../account/accountText.ts'
import { PhoneField } from '../account/form/PhoneField.tsx'
import { PlaceFields } from '../account/form/PlaceFields.tsx'
import { EmailField, TextField } from '../account/form/TextField.tsx'
import type { Form } from '../account/form/useForm.ts'
import { useNames, type NamesState } from '../account/form/useNames.ts'
import { connect } from '../account/session.ts'
import type { AskValues } from './askForm.ts'

type Props = {
  form: Pick<Form<AskValues>, 'values' | 'change' | 'field'>
  codes: NamesState
  isCountryNeeded: boolean
}

/** Who asks, and where they are. */
export function PersonFields({ form: { values, change, field }, codes, isCountryNeeded }: Props) {
  const text = useAccountText()
  const { language } = useLanguage()
  const countries = useNames(`countries ${language}`, async () =>
    (await connect()).places.countries(),
  )
  const country = field('country')
  const choose = (code: string): void => {
    country.onValue(code)
    if (code && codes.names?.[code] && !values.phoneNumber) change({ phoneCountry: code })
  }
  return (
    <>
      <TextField
        {...field('firstName')}
        label={text('field.firstName')}
        autoComplete="given-name"
        maxLength={80}
      />
      <TextField
        {...field('lastName')}
        label={text('field.lastName')}
        autoComplete="family-name"
        maxLength={80}
      />
      <EmailField {...field('email')} label={text('field.email')} />
      <TextField
        {...field('companyName')}
        label={text('field.companyName')}
        autoComplete="organization"
        maxLength={120}
        isOptional
      />
      <PlaceFields
        places={places}
        countries={countries}
        country={{ ...country, onValue: choose }}
        city={field('city')}
        otherName={field('otherCity')}
        isOptional={!isCountryNeeded}
      />
      <PhoneField
        {...field('phoneNumber')}
        country={values.phoneCountry}
        onCountry={field('phoneCountry').onValue}
        countries={countries.names ?? {}}
        callingCodes={codes.names ?? {}}
        isOptional
      />
    </>
  )
}

const places = {
  countries: async () => (await connect()).places.countries(),
  cities: async (country: string) => (await connect()).places.cities(country),
  callingCodes: async () => (await connect()).places.callingCodes(),
}
