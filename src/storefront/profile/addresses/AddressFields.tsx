import { useMemo, type ReactNode } from 'react'
import type { PlaceDirectory } from '#api/registration.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../../account/accountText.ts'
import { TextAreaField } from '../../account/form/TextAreaField.tsx'
import { otherCity } from '../../account/form/otherCity.ts'
import { PhoneField } from '../../account/form/PhoneField.tsx'
import { PlaceFields } from '../../account/form/PlaceFields.tsx'
import type { FieldErrors } from '../../account/form/assignFieldErrors.ts'
import { createFieldChecks } from '../../account/form/fieldChecks.ts'
import { TextField } from '../../account/form/TextField.tsx'
import type { Form } from '../../account/form/useForm.ts'
import type { PlaceNames } from '../placeNames.ts'
import { useProfileText } from '../profileText.ts'
import type { AddressValues } from './addressForm.ts'

/** Returns a function that validates an address before it is sent. */
export function useAddressProblems(): (values: AddressValues) => FieldErrors {
  const text = useProfileText()
  const fields = useAccountText()
  const { language } = useLanguage()
  const checks = createFieldChecks(language, fields)
  const required = (field: string, value: string): string | undefined =>
    value.trim() ? undefined : formatMessage('field.required', language, { field })
  return (values) => ({
    fullName: required(text('address.fullName'), values.fullName),
    phoneNumber: checks.phone(values.phoneNumber),
    country: checks.country(values.country),
    city: checks.required('field.city', values.city),
    otherCity:
      values.city === otherCity ? checks.required('field.otherCity', values.otherCity) : undefined,
    address: required(text('address.address'), values.address),
  })
}

type Props = {
  form: Pick<Form<AddressValues>, 'field' | 'values'>
  names: PlaceNames
  places: PlaceDirectory
  /** rendered below the address fields */
  children?: ReactNode
}

/** The form fields of an address. */
export function AddressFields({ form: { field, values }, names, places, children }: Props) {
  const text = useProfileText()
  const countries = useMemo(
    () => ({ names: names.countries, isFailed: false, retry: () => undefined }),
    [names],
  )
  return (
    <div className="fieldGrid">
      <TextField
        {...field('fullName')}
        label={text('address.fullName')}
        autoComplete="name"
        maxLength={120}
      />
      <PhoneField
        {...field('phoneNumber')}
        country={values.phoneCountry}
        onCountry={field('phoneCountry').onValue}
        countries={names.countries}
        callingCodes={names.codes}
      />
      <PlaceFields
        places={places}
        countries={countries}
        country={field('country')}
        city={field('city')}
        otherName={field('otherCity')}
      />
      <TextAreaField
        {...field('address')}
        label={text('address.address')}
        hint={text('address.addressHint')}
        autoComplete="street-address"
      />
      {children}
    </div>
  )
}
