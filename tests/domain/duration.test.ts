import { describe, expect, it } from 'vitest'
import { durationMinutes, durationPattern } from '#domain/duration.ts'
import { durationUnitName, formatDuration } from '#domain/formatDuration.ts'

describe('a duration', () => {
  it.each([
    ['P3DT4H', '3 days, 4 hours', '٣ أيام و٤ ساعات'],
    ['P1Y6M', '1 year, 6 months', 'سنة و٦ أشهر'],
    ['PT2H11M', '2 hours, 11 minutes', 'ساعتان و١١ دقيقة'],
    ['P0D', '0 days', '٠ يوم'],
  ])('%s is read as %s', (iso, en, ar) => {
    expect(formatDuration(iso, 'en')).toBe(en)
    expect(formatDuration(iso, 'ar')).toBe(ar)
  })

  it('adds up its units', () => {
    expect(durationMinutes('P1DT1H1M')).toBe(1440 + 60 + 1)
    expect(durationMinutes('P12M')).toBe(durationMinutes('P1Y'))
    expect(durationMinutes('P1M')).toBeGreaterThan(durationMinutes('P30D'))
  })

  it.each(['P', 'PT', 'P1DT', '1D', 'P1W', 'PT1S', 'P-1D', 'P1,5D', 'P1D\n', 'p1d'])(
    'cannot be %j',
    (text) => {
      expect(durationPattern.test(text)).toBe(false)
    },
  )

  it('has named units', () => {
    expect(durationUnitName('day', 'en')).toBe('days')
    expect(durationUnitName('day', 'ar')).toBe('أيام')
  })
})
