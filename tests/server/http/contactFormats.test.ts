import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import {
  contactFormats,
  maskIban,
  normaliseIban,
  normalisePhone,
  toE164,
  phoneParts,
} from '#server/http/contactFormats.ts'

const phones = [
  ['SA', '+966501234567', '501234567', '0501234567'],
  ['SA', '+966112345678', '112345678', '011 234 5678'],
  ['AE', '+971501234567', '501234567', '050 123 4567'],
  ['KW', '+96550012345', '50012345', '5001-2345'],
  ['EG', '+201001234567', '1001234567', '0100 123 4567'],
  ['US', '+14155552671', '4155552671', '(415) 555-2671'],
  ['GB', '+442079460958', '2079460958', '020 7946 0958'],
  ['IT', '+390612345678', '0612345678', '06 1234 5678'],
] as const

describe('phone', () => {
  it.each(phones)('of %s accepts %s', (_, e164) => {
    expect(contactFormats.phone(e164)).toBe(true)
    expect(contactFormats.phone(`${e164.slice(0, 4)} ${e164.slice(4, 8)}-${e164.slice(8)}`)).toBe(
      true,
    )
  })

  it('accepts digits of both scripts', () => {
    expect(contactFormats.phone('+٩٦٦ ٥٠١٢٣٤٥٦٧')).toBe(true)
    expect(contactFormats.phone('+۹۶۶۵۰۱۲۳۴۵۶۷')).toBe(true)
    expect(contactFormats.phone('+٩٦٦ ٥٠')).toBe(false)
    expect(normalisePhone('+٩٦٦ ٥٠١٢٣٤٥٦٧')).toBe('+966501234567')
  })

  it.each([
    ['SA too short', '+96650123456'],
    ['SA too long', '+9665012345678'],
    ['SA of no operator', '+966601234567'],
    ['AE too short', '+97150123456'],
    ['AE of no operator', '+971401234'],
    ['KW too long', '+965500123456'],
    ['KW of no operator', '+96510012345'],
    ['EG too short', '+20100123456'],
    ['EG of no operator', '+201301234567'],
    ['US of no area', '+11155552671'],
    ['US too short', '+1415555267'],
    ['no such country', '+999123456789'],
    ['national', '0501234567'],
    ['without the plus', '966501234567'],
    ['with an international prefix', '00966501234567'],
    ['with letters', '+1415555CALL'],
    ['inside prose', 'call +966501234567'],
    ['with an extension', '+14155552671 ext. 5'],
    ['with brackets', '+1 (415) 555-2671'],
    ['ending in a dash', '+966501234567-'],
    ['a link', 'tel:+966501234567'],
    ['two of them', '+966501234567 +966501234567'],
    ['nothing', ''],
    ['a plus', '+'],
    ['very long', `+${'9 '.repeat(5_000)}`],
  ])('rejects one that is %s', (_, text) => {
    expect(contactFormats.phone(text)).toBe(false)
    expect(normalisePhone(text)).toBeUndefined()
    expect(phoneParts(text)).toBeUndefined()
  })
})

describe('normalisePhone', () => {
  it.each([
    ['+966 50 123-4567', '+966501234567'],
    ['  +1 415-555-2671 ', '+14155552671'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['+966501234567', '+966501234567'],
  ])('writes %j as %s', (text, e164) => {
    expect(normalisePhone(text)).toBe(e164)
  })
})

describe('the parts of a phone number', () => {
  it.each(phones)('of %s %s are joined again', (isoCode, e164, phoneNumber, written) => {
    expect(phoneParts(e164)).toEqual({ isoCode, phoneNumber })
    expect(toE164({ isoCode, phoneNumber })).toBe(e164)
    expect(toE164({ isoCode, phoneNumber: written })).toBe(e164)
    expect(toE164({ isoCode, phoneNumber: e164 })).toBe(e164)
  })

  it('may be written in Arabic digits', () => {
    expect(toE164({ isoCode: 'SA', phoneNumber: '٠٥٠١٢٣٤٥٦٧' })).toBe('+966501234567')
  })

  it('may belong to another country with the same calling code', () => {
    expect(toE164({ isoCode: 'US', phoneNumber: '4165550123' })).toBe('+14165550123')
  })

  it.each([
    ['a short number', 'SA', '50123456'],
    ['the number of another country', 'SA', '+971501234567'],
    ['an unknown country', 'ZZ', '501234567'],
    ['a country in small letters', 'sa', '501234567'],
    ['an inherited name', 'constructor', '501234567'],
    ['no country', '', '501234567'],
    ['no number', 'SA', ''],
    ['prose', 'SA', 'call 0501234567'],
    ['an extension', 'US', '415 555 2671 ext. 5'],
  ])('are rejected for %s', (_, isoCode, phoneNumber) => {
    expect(toE164({ isoCode, phoneNumber })).toBeUndefined()
  })
})

const ibans = [
  'SA0380000000608010167519',
  'AE070331234567890123456',
  'KW81CBKU0000000000001234560101',
  'BH67BMAG00001299123456',
  'QA58DOHB00001234567890ABCDEFG',
  'OM810180000001299123456',
  'JO94CBJO0010000000000131000302',
  'EG380019000500000000263180002',
  'LB62099900000001001901229114',
  'GB29NWBK60161331926819',
  'DE89370400440532013000',
  'NO9386011117947',
]

const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + by.length)

describe.each(ibans)('iban %s', (iban) => {
  it('is valid with any spacing', () => {
    expect(contactFormats.iban(iban)).toBe(true)
    const spaced = iban.toLowerCase().replace(/.{4}/g, '$& ')
    expect(contactFormats.iban(spaced)).toBe(true)
    expect(normaliseIban(spaced)).toBe(iban)
    expect(normaliseIban(` ${iban.replace(/.{4}/g, '$&-')}`)).toBe(iban)
  })

  it('is invalid with any two neighbouring digits swapped', () => {
    let tried = 0
    for (const { index, 0: pair } of iban.matchAll(/\d(?=(\d))/g)) {
      const next = iban[index + 1] ?? ''
      if (next === pair) continue
      tried += 1
      expect(contactFormats.iban(replaced(iban, index, `${next}${pair}`))).toBe(false)
    }
    expect(tried).toBeGreaterThan(2)
  })

  it('is invalid with any digit changed, missing or added', () => {
    for (const { index, 0: digit } of iban.matchAll(/\d/g)) {
      const other = String((Number(digit) + 1) % 10)
      expect(contactFormats.iban(replaced(iban, index, other)), `${index}`).toBe(false)
    }
    expect(contactFormats.iban(iban.slice(0, -1))).toBe(false)
    expect(contactFormats.iban(`${iban}0`)).toBe(false)
  })

  it('is masked except for its start and end', () => {
    const masked = maskIban(iban)
    const plain = masked.replaceAll(' ', '')
    expect(plain).toBe(`${iban.slice(0, 4)}${'•'.repeat(iban.length - 8)}${iban.slice(-4)}`)
    expect(masked.split(' ').at(-1)).toHaveLength(4)
    expect(masked.split(' ').slice(0, -2)).toSatisfy((groups: string[]) =>
      groups.every((group) => group.length === 4),
    )
    expect(maskIban(iban.toLowerCase().replace(/.{3}/g, '$& '))).toBe(masked)
  })
})

describe('maskIban', () => {
  it('groups by four characters', () => {
    expect(maskIban('SA0380000000608010167519')).toBe('SA03 •••• •••• •••• •••• 7519')
    expect(maskIban('AE07 0331 2345 6789 0123 456')).toBe('AE07 •••• •••• •••• ••• 3456')
  })

  it('masks a short value completely', () => {
    expect(maskIban('')).toBe('')
    expect(maskIban('SA0375')).toBe('•••• ••')
    expect(maskIban('12345678901234')).toMatch(/^[• ]+$/)
  })
})

it.each([
  ['RJHISARI', true],
  ['NBADAEAAXXX', true],
  ['DEUTDEFF500', true],
  ['RJHISAR', false],
  ['RJHIZZRI', false],
  ['RJHI SA RI', false],
  ['RJH1SARI', false],
  ['RJHISARIXX', false],
  ['', false],
])('bic %j: %s', (text, expected) => {
  expect(contactFormats.bic(text)).toBe(expected)
})

it('Ajv accepts all of them as formats', () => {
  const ajv = new Ajv2020()
  for (const [name, format] of Object.entries(contactFormats)) ajv.addFormat(name, format)
  const check = (format: string, text: unknown) => ajv.validate({ type: 'string', format }, text)
  expect(check('phone', '+966501234567')).toBe(true)
  expect(check('phone', '+966')).toBe(false)
  expect(check('iban', ibans[0])).toBe(true)
  expect(check('iban', 'SA00')).toBe(false)
  expect(check('bic', 'RJHISARI')).toBe(true)
  expect(check('bic', '?')).toBe(false)
})
