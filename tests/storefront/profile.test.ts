import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { formatInternationalPhone, splitPhone } from '#storefront/profile/addresses/splitPhone.ts'
import { addressInputFrom, addressValuesOf } from '#storefront/profile/addresses/addressForm.ts'
import { defaultFirst } from '#storefront/profile/own/ownedRecordsApi.ts'
import {
  isExpired,
  isIban,
  isSwiftCode,
  normalizeCode,
} from '#storefront/profile/payment/bankCodes.ts'
import { bankInputFrom, bankProblems } from '#storefront/profile/payment/bankForm.ts'
import { formatPhone } from '#storefront/profile/formatPhone.ts'
import { loadPlaceNames } from '#storefront/profile/placeNames.ts'
import { humanizeName } from '#storefront/profile/profileText.ts'
import { offeredSections, profilePartAt } from '#storefront/profile/sections.ts'
import { formatRelativeTime } from '#storefront/profile/security/formatRelativeTime.ts'
import { profile } from '#ui/i18n/en/profile.ts'
import { createTexts, createTextFunction } from '#ui/i18n/texts.ts'

const text = createTextFunction<typeof profile>(createTexts('en', 'profile', profile))

describe('the time of last use', () => {
  const now = new Date('2026-05-10T12:00:00Z')
  it.each([
    ['2026-05-10T11:59:30Z', 'now', 'now'],
    ['2026-05-10T11:55:00Z', '5 minutes ago', 'قبل ٥ دقائق'],
    ['2026-05-10T09:30:00Z', '2 hours ago', 'قبل ساعتين'],
    ['2026-05-07T09:30:00Z', '3 days ago', 'قبل ٣ أيام'],
    ['2026-05-03T12:00:00Z', undefined, undefined],
    ['never', undefined, undefined],
    // The server's clock may be ahead.
    ['2026-05-10T12:00:20Z', 'now', 'now'],
  ])('at %s is shown as "%s"', (then, en, ar) => {
    expect(formatRelativeTime(then, now, 'en')).toBe(en)
    expect(formatRelativeTime(then, now, 'ar')).toBe(ar)
  })
})

describe('an IBAN', () => {
  it.each([
    'SA0380000000608010167519',
    'sa03 8000 0000 6080 1016 7519',
    'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩',
    'AE07-0331-2345-6789-0123-456',
    'GB82WEST12345698765432',
    'NO9386011117947',
  ])('"%s" is valid', (iban) => expect(isIban(iban)).toBe(true))

  it.each(['', 'SA', 'SA0380000000608010167518', 'SA03800000006080', '0380000000608010167519SA'])(
    '"%s" is invalid',
    (iban) => expect(isIban(iban)).toBe(false),
  )

  it('is sent without spaces', () => expect(normalizeCode(' sa03 80٠٠ ')).toBe('SA038000'))
})

it.each([
  ['BOMLAEAD', true],
  ['bomlaeadxxx', true],
  ['BOMLAEA', false],
  ['BOMLAEADXX', false],
  ['B0MLAEAD', false],
])('the SWIFT code "%s" is valid: %s', (code, isOne) => expect(isSwiftCode(code)).toBe(isOne))

it.each([
  ['04/26', true],
  ['05/26', false],
  ['12/25', true],
  ['', false],
])('a card that expires %s has expired in May 2026: %s', (expiry, isOver) =>
  expect(isExpired(expiry, new Date(2026, 4, 31))).toBe(isOver),
)

describe('the bank account form', () => {
  const filled = { accountName: ' Sara ', iban: '', swiftCode: 'bomlaead', isDefault: '' } as const
  const about = { isStored: false, language: 'en', text } as const

  it('reports missing and invalid fields', () => {
    expect(bankProblems({ ...filled, accountName: ' ', swiftCode: 'X' }, about)).toEqual({
      accountName: 'Account name is required',
      iban: 'IBAN is required',
      swiftCode: 'Please enter a valid SWIFT code',
    })
    expect(bankProblems({ ...filled, iban: 'SA12' }, about).iban).toBe('Please enter a valid IBAN')
  })

  it('keeps the stored number unless another is typed', () => {
    const stored = { ...about, isStored: true }
    expect(bankProblems(filled, stored).iban).toBeUndefined()
    expect(bankProblems({ ...filled, iban: 'SA12' }, stored).iban).toBeDefined()
    expect(bankInputFrom(filled)).toEqual({
      accountName: 'Sara',
      swiftCode: 'BOMLAEAD',
      isDefault: false,
    })
  })
})

describe('a phone number', () => {
  const codes = { SA: '966', US: '1', CA: '1', BS: '1242' }

  it.each([
    ['SA', '501234567', '+966 50 123 4567'],
    ['US', '2025550123', '+1 202 555 0123'],
    ['SA', '80012345', '+966 8001 2345'],
    ['XX', '501234567', '50 123 4567'],
  ])('of %s is formatted internationally', (isoCode, phoneNumber, shown) =>
    expect(formatPhone({ isoCode, phoneNumber }, codes)).toBe(shown),
  )

  it.each([
    ['+966501234567', 'US', 'SA', '501234567'],
    ['+12025550123', 'CA', 'CA', '2025550123'],
    ['+12425550123', 'SA', 'BS', '5550123'],
    ['+999123', 'SA', 'SA', '+999123'],
    ['', 'SA', 'SA', ''],
  ])('%s is split, preferring %s', (phone, likely, country, number) =>
    expect(splitPhone(phone, codes, likely)).toEqual({ country, number }),
  )

  it('of an unknown country is not split', () =>
    expect(formatInternationalPhone('+999123', codes, 'SA')).toBe('+999123'))
})

describe('the address form', () => {
  const codes = { SA: '966' }
  const isListed = (_: string, city: string) => city === 'riyadh'
  const stored = { fullName: 'Sara', phoneNumber: '+966501234567', country: 'SA', address: 'Here' }

  it('survives a round trip', () => {
    const values = addressValuesOf({ ...stored, city: 'riyadh' }, { codes, isListed })
    expect(values).toMatchObject({ city: 'riyadh', otherCity: '', phoneNumber: '501234567' })
    expect(addressInputFrom(values, codes)).toEqual({
      ...stored,
      name: null,
      city: 'riyadh',
      isDefault: false,
    })
  })

  it('accepts a city that is not listed', () => {
    const values = addressValuesOf({ ...stored, city: 'Smallville' }, { codes, isListed })
    expect(values).toMatchObject({ city: '*', otherCity: 'Smallville' })
    expect(addressInputFrom(values, codes).city).toBe('Smallville')
  })
})

it('names known places, and keeps unknown ones unchanged', async () => {
  const names = await loadPlaceNames(
    {
      countries: async () => ({ SA: 'Saudi Arabia' }),
      callingCodes: async () => ({ SA: '966' }),
      cities: async (country) => {
        if (country === 'SA') return { riyadh: 'Riyadh' }
        throw new Error('away')
      },
    },
    ['SA', 'SA', 'AE', ''],
  )
  expect([names.country('SA'), names.country('AE')]).toEqual(['Saudi Arabia', 'AE'])
  expect([names.city('SA', 'riyadh'), names.city('AE', 'dubai')]).toEqual(['Riyadh', 'dubai'])
  expect([names.isListed('SA', 'riyadh'), names.isListed('AE', 'dubai')]).toEqual([true, false])
})

it('turns an unknown key into a readable name', () => {
  expect(humanizeName('audit-events')).toBe('Audit events')
})

it('has the sections that the brand offers', () => {
  const { features } = brand
  const everybody = [
    'details',
    'orders',
    'requests',
    'licences',
    'addresses',
    'payment',
    'security',
    'wishlist',
  ]
  expect(offeredSections(features)).toEqual(everybody)
  const fewer = { ...features, orders: false, savedAddresses: false, savedPaymentMethods: false }
  expect(offeredSections(fewer)).toEqual([
    'details',
    'requests',
    'licences',
    'security',
    'wishlist',
  ])
  expect(profilePartAt('addresses', fewer)).toBeUndefined()
  expect(profilePartAt('payment-methods', features)).toBe('payment')
  expect(profilePartAt('licenses', features)).toBeUndefined()
  expect(profilePartAt('', fewer)).toBe('details')
})

it('sorts the default record first, the others in their order', () => {
  const record = (_id: string, isDefault: boolean) => ({ _id, version: 1, isDefault })
  const sorted = defaultFirst([record('a', false), record('b', false), record('c', true)])
  expect(sorted.map(({ _id }) => _id)).toEqual(['c', 'a', 'b'])
})
