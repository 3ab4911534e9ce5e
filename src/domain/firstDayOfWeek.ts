/**
 * Returns the first day of the week in the region of a tag such as `ar-SA`: 1 is Monday, 7 is
 * Sunday.
 */
export function firstDayOfWeek(tag: string): number {
  const locale: Locale = new Intl.Locale(tag)
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {}
  return firstDay ?? fallbackFirstDay(locale.region)
}

/** Some engines have a method, older ones a property, others neither. */
type Locale = Intl.Locale & {
  readonly getWeekInfo?: () => WeekInfo
  readonly weekInfo?: WeekInfo
}
type WeekInfo = { readonly firstDay?: number }

const monday = 1
const saturday = 6
const sunday = 7

const saturdayRegions = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ')
const sundayRegions = 'BR CA CO HK ID IL IN JP KE KR MX PE PH PK SA SG TH TW US VE YE ZA'.split(' ')

export const fallbackFirstDay = (region = ''): number =>
  saturdayRegions.includes(region) ? saturday : sundayRegions.includes(region) ? sunday : monday
