import { describe, expect, it } from 'vitest'
import type { Profile } from '#api/marketplaceAuth.ts'
import { emptyInquiry, nameDefaults, placeDefaults } from '#storefront/inquiries/inquiryValues.ts'

const user: Profile = {
  _id: '1',
  kind: 'company',
  email: 'sara@example.com',
  name: 'Sara Ali',
  firstName: 'Sara',
  lastName: 'Ali',
  roles: [],
  permissions: [],
  rights: [],
  phoneNumber: { isoCode: 'AE', phoneNumber: '501234567' },
  address: { country: 'AE', city: 'dubai', address: '', additionalDetails: '' },
  company: { _id: '2', name: 'Najd Logistics' },
}
const names = {
  codes: { SA: '966', AE: '971', OM: '968' },
  isListed: (country: string, city: string) => country !== 'OM' && city !== '',
}
const address = {
  _id: '3',
  version: 1,
  createdAt: '',
  updatedAt: '',
  country: 'OM',
  city: 'Sur',
  phoneNumber: '+96892123456',
}
const empty = emptyInquiry('SA')

describe('the initial values of an inquiry', () => {
  it('include the name, email and company of the account', () => {
    expect(nameDefaults(user, empty)).toEqual({
      firstName: 'Sara',
      lastName: 'Ali',
      email: 'sara@example.com',
      companyName: 'Najd Logistics',
    })
  })

  it('prefer the phone and city of the profile to those of an address', () => {
    expect(placeDefaults({ user, address, names }, empty, 'SA')).toEqual({
      country: 'AE',
      city: 'dubai',
      otherCity: '',
      phoneCountry: 'AE',
      phoneNumber: '501234567',
    })
  })

  it('fall back to the default address, with a city that is not listed', () => {
    const silent = { ...user, phoneNumber: null, address: null }
    expect(placeDefaults({ user: silent, address, names }, empty, 'SA')).toEqual({
      country: 'OM',
      city: '*',
      otherCity: 'Sur',
      phoneCountry: 'OM',
      phoneNumber: '92123456',
    })
    expect(placeDefaults({ user: silent, names }, empty, 'SA')).toEqual({})
  })

  it('never overwrite what was typed', () => {
    const typed = { ...empty, firstName: 'S.', city: 'riyadh', phoneNumber: '512345678' }
    expect(nameDefaults(user, typed)).not.toHaveProperty('firstName')
    expect(placeDefaults({ user, address, names }, typed, 'SA')).toEqual({})
    const elsewhere = { ...empty, country: 'OM' }
    expect(placeDefaults({ user, names }, elsewhere, 'SA')).not.toHaveProperty('country')
  })
})
