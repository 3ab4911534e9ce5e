import type { FieldProps, Form } from './useForm.ts'
import type { Names } from './useCachedNames.ts'

type PhoneValues = {
  readonly country: string
  readonly phoneCountry: string
  readonly phoneNumber: string
}

/**
 * Wraps the country field so that the phone country follows it, unless a number was typed. The
 * calling codes are undefined while they are loading.
 */
export function withPhoneCountry(
  { values, change, field }: Pick<Form<PhoneValues>, 'values' | 'change' | 'field'>,
  callingCodes: Names | undefined,
): FieldProps {
  const country = field('country')
  return {
    ...country,
    onValue(code) {
      country.onValue(code)
      const hasCallingCode = !callingCodes || callingCodes[code]
      if (code && hasCallingCode && !values.phoneNumber) change({ phoneCountry: code })
    },
  }
}
