import type { Profile } from '#api/marketplaceAuth.ts'
import type { RequestInput } from '#api/requests.ts'
import { toInternationalPhone } from '../account/form/phone.ts'
import { otherCity } from '../account/form/otherCity.ts'
import type { Address } from '../profile/addresses/addressesApi.ts'
import { addressValuesOf } from '../profile/addresses/addressForm.ts'
import { splitPhone } from '../profile/addresses/splitPhone.ts'
import type { PlaceNames } from '../profile/placeNames.ts'
import { parseProducts } from './requestedProducts.ts'

/** The form values of an inquiry. */
export type InquiryValues = {
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
  /** as written by `serializeProducts` */
  readonly products: string
}

export const emptyInquiry = (country: string): InquiryValues => ({
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

/** The known details of the user. The default address is used if the profile has none. */
export type PersonDefaults = {
  readonly user: Profile
  readonly address?: Address | undefined
  readonly names: Pick<PlaceNames, 'codes' | 'isListed'>
}

/** Returns the known values for the fields that are still empty. */
export function nameDefaults(user: Profile, typed: InquiryValues): Partial<InquiryValues> {
  const company = user.company?.name
  return {
    ...(!typed.firstName && { firstName: user.firstName }),
    ...(!typed.lastName && { lastName: user.lastName }),
    ...(!typed.email && { email: user.email }),
    ...(!typed.companyName && company && { companyName: company }),
  }
}

/** The form starts with the brand's country, so that value does not count as typed. */
export function placeDefaults(
  { user, address, names }: PersonDefaults,
  typed: InquiryValues,
  brandCountry: string,
): Partial<InquiryValues> {
  const isPlaceUntouched = typed.country === brandCountry && !typed.city && !typed.otherCity
  const place = user.address?.country ? user.address : address
  const {
    country,
    city,
    otherCity: cityName,
  } = addressValuesOf({ country: place?.country ?? '', city: place?.city ?? '' }, names)
  return {
    ...(isPlaceUntouched && country && { country, city, otherCity: cityName }),
    ...(!typed.phoneNumber && phoneDefaults({ user, address, names })),
  }
}

function phoneDefaults({
  user,
  address,
  names,
}: PersonDefaults): Partial<InquiryValues> | undefined {
  const { isoCode, phoneNumber } = user.phoneNumber ?? {}
  if (isoCode && phoneNumber) return { phoneCountry: isoCode, phoneNumber }
  if (!address?.phoneNumber) return undefined
  const phone = splitPhone(address.phoneNumber, names.codes, address.country ?? '')
  return { phoneCountry: phone.country, phoneNumber: phone.number }
}

type CallingCodes = Readonly<Record<string, string>>

export function requestInputFrom(
  type: 'quote' | 'contact',
  values: InquiryValues,
  codes: CallingCodes,
): RequestInput {
  const { phoneCountry, phoneNumber } = values
  const city = values.city === otherCity ? values.otherCity : values.city
  const products = parseProducts(values.products)
  return {
    type,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    companyName: values.companyName.trim() || null,
    country: values.country || null,
    city: city.trim() || null,
    phone: phoneNumber.trim()
      ? toInternationalPhone({ country: phoneCountry, number: phoneNumber }, codes)
      : null,
    message: values.message.trim() || null,
    products: products.length > 0 ? [...products] : null,
  }
}
