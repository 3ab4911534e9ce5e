import { describe, expect, it } from 'vitest'
import { dayText, momentText } from '#domain/dateText.ts'

const moment = '2026-03-05T15:07:00Z'

describe('a moment', () => {
  it('is a day and an hour, each in its place, in the digits of its language', () => {
    expect(momentText(moment, 'UTC', 'en')).toBe('05 Mar 2026 3:07 pm')
    expect(momentText(moment, 'UTC', 'ar')).toBe('٠٥ مارس ٢٠٢٦ ٣:٠٧ م')
  })

  it('is a day alone where the hour does not count, in its own zone', () => {
    expect(dayText(moment, 'UTC', 'en')).toBe('05 Mar 2026')
    expect(dayText(moment, 'UTC', 'ar')).toBe('٠٥ مارس ٢٠٢٦')
    expect(dayText('2026-03-05T21:30:00Z', 'Asia/Riyadh', 'en')).toBe('06 Mar 2026')
  })

  it('is a dash where there is none', () => {
    expect(momentText('soon', 'UTC', 'ar')).toBe('-')
    expect(dayText('', 'UTC', 'en')).toBe('-')
  })
})
