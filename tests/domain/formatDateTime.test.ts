import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, monthNames } from '#domain/formatDateTime.ts'
import { digitsOf } from '#domain/localizeDigits.ts'

const moment = '2026-03-05T15:07:00Z'

describe('a date and time', () => {
  it('has each part in its place, in the digits of its language', () => {
    expect(formatDateTime(moment, 'UTC', 'en')).toBe('05 Mar 2026 3:07 pm')
    expect(formatDateTime(moment, 'UTC', 'ar')).toBe('٠٥ مارس ٢٠٢٦ ٣:٠٧ م')
  })

  it('is a date only when the time does not matter, in its own time zone', () => {
    expect(formatDate(moment, 'UTC', 'en')).toBe('05 Mar 2026')
    expect(formatDate(moment, 'UTC', 'ar')).toBe('٠٥ مارس ٢٠٢٦')
    expect(formatDate('2026-03-05T21:30:00Z', 'Asia/Riyadh', 'en')).toBe('06 Mar 2026')
  })

  it('is a dash when missing', () => {
    expect(formatDateTime('soon', 'UTC', 'ar')).toBe('-')
    expect(formatDate('', 'UTC', 'en')).toBe('-')
  })
})

it('months are Gregorian in every language', () => {
  expect(monthNames('fr-FR')[8]).toBe('sept.')
  const gregorian = new Intl.DateTimeFormat('fa-IR-u-ca-gregory', { month: 'short' })
  expect(monthNames('fa-IR')[2]).toBe(gregorian.format(Date.UTC(2026, 2, 5)))
  expect(monthNames('fa-IR')[2]).toBe('مارس')
})

it('digits are those of the language tag', () => {
  expect(digitsOf('en-GB').join('')).toBe('0123456789')
  expect(digitsOf('ar-SA-u-nu-arab').join('')).toBe('٠١٢٣٤٥٦٧٨٩')
  expect(digitsOf('fa-IR').join('')).toBe('۰۱۲۳۴۵۶۷۸۹')
})
