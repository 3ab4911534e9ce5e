import { toInternationalPhone } from '../../account/form/phone.ts'
import { otherCity } from '../../account/form/otherCity.ts'
import { splitPhone } from './splitPhone.ts'
import type { PlaceNames } from '../placeNames.ts'
import type { Address, AddressInput } from './addressesApi.ts'

type Names = Readonly<Record<string, string>>

/** The form values of an address. */
export type AddressValues = {
  readonly name: string
  readonly fullName: string
  readonly phoneCountry: string
  readonly phoneNumber: string
  readonly country: string
  readonly city: string
  readonly otherCity: string
  readonly address: string
  readonly isDefault: 'yes' | ''
}

/** Returns the initial form values. A city that is not listed is shown by its name. */
export function addressValuesOf(
  address: Partial<Address>,
  names: Pick<PlaceNames, 'codes' | 'isListed'>,
): AddressValues {
  const country = address.country ?? ''
  const city = address.city ?? ''
  const isListed = names.isListed(country, city)
  const phone = splitPhone(address.phoneNumber ?? '', names.codes, country)
  return {
    name: address.name ?? '',
    fullName: address.fullName ?? '',
    phoneCountry: phone.country,
    phoneNumber: phone.number,
    country,
    city: !city || isListed ? city : otherCity,
    otherCity: isListed ? '' : city,
    address: address.address ?? '',
    isDefault: address.isDefault ? 'yes' : '',
  }
}

export function addressInputFrom(values: AddressValues, codes: Names): AddressInput {
  const phone = { country: values.phoneCountry, number: values.phoneNumber }
  return {
    name: values.name.trim() || null,
    fullName: values.fullName.trim(),
    phoneNumber: toInternationalPhone(phone, codes),
    country: values.country,
    city: values.city === otherCity ? values.otherCity.trim() : values.city,
    address: values.address.trim(),
    isDefault: values.isDefault === 'yes',
  }
}
