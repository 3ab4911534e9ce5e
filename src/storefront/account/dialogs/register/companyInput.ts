import type { CompanyDetails } from '#api/registration.ts'
import { otherCity } from '../../form/otherCity.ts'
import { toInternationalPhone } from '../../form/phone.ts'

export type CompanyInput = Readonly<Record<keyof ReturnType<typeof emptyCompany>, string>>

/** Empty except for the brand's country, where most of its companies are located. */
export const emptyCompany = (country: string) => ({
  companyName: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneCountry: country,
  phoneNumber: '',
  country,
  city: '',
  otherCity: '',
  additionalDetails: '',
  password: '',
  confirmation: '',
})

export function companyFrom(
  input: CompanyInput,
  callingCodes: Readonly<Record<string, string>>,
): CompanyDetails {
  const { companyName, firstName, lastName, email, country, city, password } = input
  const details = input.additionalDetails.trim()
  const phone = { country: input.phoneCountry, number: input.phoneNumber }
  return {
    companyName: companyName.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phoneNumber: toInternationalPhone(phone, callingCodes),
    country,
    city: city === otherCity ? input.otherCity.trim() : city,
    password,
    ...(details ? { additionalDetails: details } : {}),
  }
}
