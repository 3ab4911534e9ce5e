import { describe, expect, it } from 'vitest'
import { formatsFor } from '#ui/formats.ts'

const en = formatsFor('en')
const ar = formatsFor('ar')

describe('money', () => {
  it('has the decimals of its currency', () => {
    expect(en.money({ amount: 123_450, currency: 'USD' })).toBe('$1,234.50')
    expect(en.money({ amount: 5900, currency: 'KWD' })).toBe('KWD\u00a05.900')
    expect(en.money({ amount: 5900, currency: 'JPY' })).toBe('¥5,900')
  })

  it('is written in Arabic with Arabic-Indic digits and the currency sign behind', () => {
    expect(ar.money({ amount: 123_450, currency: 'USD' })).toBe('١٬٢٣٤٫٥٠\u00a0$')
    expect(ar.money({ amount: 5900, currency: 'KWD' })).toBe('٥٫٩٠٠\u00a0د.ك')
  })

  it('has its minus before the currency sign', () => {
    expect(en.money({ amount: -500, currency: 'USD' })).toBe('−$5.00')
  })
})

describe('dates', () => {
  const moment = '2026-09-05T15:07:00Z'

  it('are written day first, with a 12-hour clock', () => {
    expect(en.date(moment)).toBe('05 Sep 2026 3:07 pm')
    expect(ar.date(moment)).toBe('٠٥ سبتمبر ٢٠٢٦ ٣:٠٧ م')
  })

  it('use the time zone', () => {
    expect(en.date(moment, 'Asia/Riyadh')).toBe('05 Sep 2026 6:07 pm')
    expect(en.date('2026-09-05T21:30:00Z', 'Asia/Riyadh')).toBe('06 Sep 2026 12:30 am')
  })

  it('are a dash when missing', () => {
    expect(en.date('soon')).toBe('-')
    expect(ar.date(Number.NaN)).toBe('-')
  })
})

describe('digits in free text', () => {
  it('are unchanged in English', () => {
    expect(en.digits('24 months, IP67')).toBe('24 months, IP67')
  })

  it('become Arabic-Indic, with their separators', () => {
    expect(ar.digits('لعدد 25 مستخدمًا')).toBe('لعدد ٢٥ مستخدمًا')
    expect(ar.digits('±0.3 °م، 12,500')).toBe('±٠٫٣ °م، ١٢٬٥٠٠')
    // A lone number reads from right to left only after an Arabic letter or its mark.
    expect(ar.digits('±2٪')).toBe('\u061c±٢٪')
  })

  it('are unchanged in measures and names in Latin script', () => {
    expect(ar.digits('-20 to 60 °C')).toBe('-20 to 60 °C')
    expect(ar.digits('LTE Cat 1')).toBe('LTE Cat 1')
  })

  it('are unchanged at the end of a masked code', () => {
    expect(ar.digits('•••• 4651')).toBe('•••• 4651')
  })

  it('are unchanged in words with Latin letters', () => {
    expect(ar.digits('EU868، IP67 و4G')).toBe('EU868، IP67 و4G')
  })
})

it('writes plain numbers in the digits of the language', () => {
  expect(en.number(50_000)).toBe('50,000')
  expect(ar.number(50_000)).toBe('٥٠٬٠٠٠')
})
