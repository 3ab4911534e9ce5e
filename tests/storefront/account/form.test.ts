import { describe, expect, it } from 'vitest'
import { generatePassword, isStrongPassword } from '#domain/password.ts'
import { emptyCompany, companyFrom } from '#storefront/account/dialogs/register/companyInput.ts'
import { extractCodeDigits } from '#storefront/account/form/extractCodeDigits.ts'
import { filterChoices } from '#storefront/account/form/filterChoices.ts'
import { otherCity } from '#storefront/account/form/otherCity.ts'
import { toInternationalPhone, isPhoneNumber } from '#storefront/account/form/phone.ts'
import { assignFieldErrors } from '#storefront/account/form/assignFieldErrors.ts'
import { createFieldChecks } from '#storefront/account/form/fieldChecks.ts'
import { randomBelow } from '#storefront/account/form/randomBelow.ts'
import { initialsOf } from '#storefront/account/initials.ts'
import { account as ar } from '#ui/i18n/ar/account.ts'
import { account as en } from '#ui/i18n/en/account.ts'
import { createTexts, createTextFunction } from '#ui/i18n/texts.ts'

const textEn = createTextFunction<typeof en>(createTexts('en', 'account', en))
const textAr = createTextFunction<typeof en>(createTexts('ar', 'account', ar))

describe('a code', () => {
  it.each([
    ['1234', '1234'],
    ['١٢٣٤', '1234'],
    ['۱۲۳۴', '1234'],
    [' 12 34 ', '1234'],
    ['Your code: 1234.', '1234'],
    ['123456', '1234'],
    ['1', '1'],
  ])('is read from "%s"', (text, code) => expect(extractCodeDigits(text)).toBe(code))
})

describe('a phone number', () => {
  const codes = { SA: '966', GB: '44' }
  it.each([
    ['SA', '512345678', '+966512345678'],
    ['SA', '٥١٢ ٣٤٥ ٦٧٨', '+966512345678'],
    ['GB', '(20) 7946-0958', '+442079460958'],
    ['GB', '+966 51 234 5678', '+966512345678'],
    ['GB', '00966512345678', '+966512345678'],
  ])('for %s written as "%s" is %s', (country, number, phone) =>
    expect(toInternationalPhone({ country, number }, codes)).toBe(phone),
  )

  it('is recognised by its digits', () => {
    expect(['512345678', '+966512345678', '5123'].map(isPhoneNumber)).toEqual([true, true, true])
    expect(['', '12', 'call me', '1'.repeat(16)].map(isPhoneNumber)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a combobox option', () => {
  const countries = [
    { value: 'OM', label: 'Oman' },
    { value: 'RO', label: 'Romania' },
    { value: 'SA', label: 'Saudi Arabia' },
    { value: 'AE', label: 'الإمارات العربية المتحدة' },
  ]
  const labels = (typed: string) => filterChoices(countries, typed).map(({ value }) => value)

  it('is found by its start, then its middle, then its code', () => {
    expect(labels('oman')).toEqual(['OM', 'RO'])
    expect(labels('ara')).toEqual(['SA'])
    expect(labels('sa')).toEqual(['SA'])
    expect(labels('zz')).toEqual([])
    expect(labels('')).toHaveLength(4)
  })

  it('is found in Arabic with and without its article and hamza', () => {
    expect(labels('الامارات')).toEqual(['AE'])
    expect(labels('امارات')).toEqual(['AE'])
  })
})

describe('a server error', () => {
  const message = 'The code is not right.'
  it('is shown at the fields it names', () => {
    const fields = { '/email': 'Taken' }
    expect(assignFieldErrors({ message, fields }, ['email'], [])).toEqual({
      errors: { email: 'Taken' },
    })
  })
  it('is shown above the form when it names no field, or an unknown one', () => {
    expect(assignFieldErrors({ message, fields: {} }, ['email'], [])).toEqual({
      errors: {},
      formMessage: message,
    })
    const fields = { '/token': 'Too old', '/email': 'Taken' }
    expect(assignFieldErrors({ message, fields }, ['email'], [])).toEqual({
      errors: { email: 'Taken' },
      formMessage: 'Too old',
    })
  })
  it('is shown at the given fields when they cause it', () => {
    expect(
      assignFieldErrors({ message, fields: {} }, ['email', 'tenant'], ['email', 'tenant']),
    ).toEqual({
      errors: { email: message, tenant: message },
    })
    const fields = { '/otp': 'Expired' }
    expect(assignFieldErrors({ message, fields }, ['password'], ['password'])).toEqual({
      errors: { password: 'Expired' },
    })
  })
})

describe('form input', () => {
  const checks = createFieldChecks('en', textEn)
  it('is validated with the specified messages', () => {
    expect(checks.email('')).toBe('Email is required')
    expect(checks.email('nobody')).toBe('Please enter a valid email')
    expect(checks.email(' a@b.co ')).toBeUndefined()
    expect(checks.signInPassword('')).toBe('Password is required')
    expect(checks.signInPassword('12345')).toBe('Password must be at least 6 characters')
    expect(checks.signInPassword('123456')).toBeUndefined()
    expect(checks.tenant(' ')).toBe('Please enter Tenant ID')
    expect(checks.phone('x')).toBe('Please enter a valid phone number')
    expect(checks.confirmation('a', 'b')).toBe('The passwords do not match')
    expect(checks.code('123')).toBe('Enter all 4 digits')
  })
  it('is validated with Arabic messages', () => {
    const arabic = createFieldChecks('ar', textAr)
    expect(arabic.required('field.city', '')).toBe('حقل المدينة مطلوب')
    expect(arabic.tenant('')).toBe('يرجى إدخال معرّف المستأجر')
  })
})

describe('a registration', () => {
  it('is sent trimmed, with the chosen or typed city', () => {
    const input = {
      ...emptyCompany('SA'),
      companyName: ' Acme ',
      email: ' a@b.co ',
      phoneNumber: '512345678',
      city: 'riyadh',
      password: ' kept as it is ',
    }
    expect(companyFrom(input, { SA: '966' })).toMatchObject({
      companyName: 'Acme',
      email: 'a@b.co',
      phoneNumber: '+966512345678',
      city: 'riyadh',
      password: ' kept as it is ',
    })
    expect(companyFrom(input, {})).not.toHaveProperty('additionalDetails')
    const other = {
      ...input,
      city: otherCity,
      otherCity: ' Wadi Rum ',
      additionalDetails: ' Gate 3 ',
    }
    expect(companyFrom(other, {})).toMatchObject({ city: 'Wadi Rum', additionalDetails: 'Gate 3' })
  })
})

it('generated passwords are strong, 20 characters long and all different', () => {
  const made = new Set(Array.from({ length: 200 }, () => generatePassword(randomBelow)))
  expect(made.size).toBe(200)
  expect([...made].every((each) => each.length === 20 && isStrongPassword(each))).toBe(true)
})

it('names are shortened to initials', () => {
  expect(initialsOf('Sami', 'nasser')).toBe('SN')
  expect(initialsOf('Sami', '')).toBe('S')
  expect(initialsOf('سامي', 'ناصر')).toBe('س\u200cن')
})
