import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../account/accountText.ts'
import { withPhoneCountry } from '../account/form/withPhoneCountry.ts'
import { NameFields } from '../account/form/NameFields.tsx'
import { PhoneField } from '../account/form/PhoneField.tsx'
import { PlaceFields } from '../account/form/PlaceFields.tsx'
import { EmailField, TextField } from '../account/form/TextField.tsx'
import type { Form } from '../account/form/useForm.ts'
import { useCachedNames, type NamesState } from '../account/form/useCachedNames.ts'
import { connect } from '../account/session.ts'
import type { InquiryValues } from './inquiryValues.ts'

type Props = {
  form: Pick<Form<InquiryValues>, 'values' | 'change' | 'field'>
  codes: NamesState
  isCountryRequired: boolean
}

/** Contact details and location of the person. */
export function PersonFields({ form, codes, isCountryRequired }: Props) {
  const { values, field } = form
  const text = useAccountText()
  const { language } = useLanguage()
  const countries = useCachedNames(`countries ${language}`, async () =>
    (await connect()).places.countries(),
  )
  return (
    <>
      <NameFields field={field} />
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
        country={withPhoneCountry(form, codes.names)}
        city={field('city')}
        otherName={field('otherCity')}
        optional={isCountryRequired ? 'city' : 'both'}
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
