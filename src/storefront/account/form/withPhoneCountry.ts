import type { FieldProps, Form } from './useForm.ts'
import type { Names } from './useCachedNames.ts'

type PhoneValues = {
  readonly country: string
  readonly phoneCountry: string
  readonly phoneNumber: string
}

/** A country: most people are called in the one they are in, but a number that is there stays. */
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
