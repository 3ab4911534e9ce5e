/** The day that weeks begin with in a region, such as that of `ar-SA`: 1 is Monday, 7 is Sunday. */
export function firstDayOfWeek(tag: string): number {
  const locale: Locale = new Intl.Locale(tag)
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {}
  return firstDay ?? fallbackFirstDay(locale.region)
}

/** Some engines know it by a method, older ones by a property, others not at all. */
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
