import type { Profile } from '#api/marketplaceAuth.ts'
import type { RequestInput } from '#api/requests.ts'
import { internationalPhone } from '../account/form/phone.ts'
import { otherCity } from '../account/form/otherCity.ts'
import { readWanted } from './wanted.ts'

/** What is asked, as it is typed. */
export type AskValues = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly companyName: string
  readonly phoneCountry: string
  readonly phoneNumber: string
  readonly country: string
  readonly city: string
  readonly otherCity: string
  readonly message: string
  /** as `writeWanted` writes them */
  readonly products: string
}

export const emptyAsk = (country: string): AskValues => ({
  firstName: '',
  lastName: '',
  email: '',
  companyName: '',
  phoneCountry: country,
  phoneNumber: '',
  country,
  city: '',
  otherCity: '',
  message: '',
  products: '',
})

/** What is known of who asks; nothing that they typed already is written over. */
export function knownOf(user: Profile, typed: AskValues): Partial<AskValues> {
  const known = {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    companyName: user.company?.name ?? '',
  }
  return Object.fromEntries(
    Object.entries(known).filter(
      ([name, value]) => value && !new Map(Object.entries(typed)).get(name),
    ),
  )
}

type Codes = Readonly<Record<string, string>>

export function inputFrom(
  type: 'quote' | 'contact',
  values: AskValues,
  codes: Codes,
): RequestInput {
  const { phoneCountry, phoneNumber } = values
  const city = values.city === otherCity ? values.otherCity : values.city
  const products = readWanted(values.products)
  return {
    type,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    companyName: values.companyName.trim() || null,
    country: values.country || null,
    city: city.trim() || null,
    phone: phoneNumber.trim()
      ? internationalPhone({ country: phoneCountry, number: phoneNumber }, codes)
      : null,
    message: values.message.trim() || null,
    products: products.length > 0 ? [...products] : null,
  }
}
