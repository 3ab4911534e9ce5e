import { expect, it } from 'vitest'
import { fallbackFirstDay, firstDayOfWeek } from '#domain/firstDayOfWeek.ts'

it.each([
  ['en-GB', 1],
  ['ar-AE', 1],
  ['ar-SA', 7],
  ['en-SA', 7],
  ['en-US', 7],
  ['ar-EG', 6],
  ['de', 1],
])('weeks in %s begin on day %i', (tag, day) => {
  expect(firstDayOfWeek(tag)).toBe(day)
})

it('the fallback agrees with the JavaScript engine', () => {
  const regions =
    'AE AF BH BR CA CO DE DJ DZ EG FR GB HK ID IL IN IQ IR JO JP KE KR KW LB LY MA MX OM PE PH PK QA SA SD SG SY TH TN TR TW US VE YE ZA'.split(
      ' ',
    )
  const different = regions.filter(
    (region) => fallbackFirstDay(region) !== firstDayOfWeek(`en-${region}`),
  )
  expect(different).toEqual([])
  expect(fallbackFirstDay()).toBe(1)
})
