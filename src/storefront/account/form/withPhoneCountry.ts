import type { FieldProps, Form } from './useForm.ts'
import type { Names } from './useCachedNames.ts'

type PhoneValues = {
  readonly country: string
  readonly phoneCountry: string
  readonly phoneNumber: string
}

/** Wraps the country field so that the phone country follows it, unless a number was typed. */
export function withPhoneCountry(
  { values, change, field }: Pick<Form<PhoneValues>, 'values' | 'change' | 'field'>,
  callingCodes: Names = {},
): FieldProps {
  const country = field('country')
  return {
    ...country,
    onValue(code) {
      country.onValue(code)
      if (code && callingCodes[code] && !values.phoneNumber) change({ phoneCountry: code })
    },
  }
}
