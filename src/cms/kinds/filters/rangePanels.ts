import { fromMajor, toMajor } from '#domain/money.ts'
import { typedNumber, writtenNumber } from '#domain/typedNumber.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { fromLocal, toLocal } from '../localTime.ts'
import { DatePresets } from './DatePresets.tsx'
import { rangePanel } from './rangePanel.tsx'
import { useDateShown, useMoneyShown, useNumberShown } from './shown.ts'

export const NumberPanel = rangePanel({
  type: 'text',
  useShown: useNumberShown,
  useTyped: () => {
    const { language } = useLanguage()
    return {
      toInput: (stored) => (stored ? writtenNumber(Number(stored), language) : ''),
      fromInput: (typed) => typedNumber(typed, language)?.toString(),
    }
  },
})

/** People type units of the shop's currency, the address holds minor units. */
export const MoneyPanel = rangePanel({
  type: 'text',
  useShown: useMoneyShown,
  useTyped: () => {
    const { currency } = useBrand()
    const { language } = useLanguage()
    return {
      toInput: (stored) =>
        stored ? writtenNumber(toMajor({ amount: Number(stored), currency }), language) : '',
      fromInput: (typed) => {
        const units = typedNumber(typed, language)
        return units === undefined ? undefined : String(fromMajor(units, currency).amount)
      },
    }
  },
})

export const DatePanel = rangePanel({
  type: 'datetime-local',
  useShown: useDateShown,
  useTyped: () => ({
    toInput: toLocal,
    fromInput: (typed, end) => {
      const moment = fromLocal(typed)
      return moment && end === 'lte' ? endOfMinute(moment) : moment
    },
  }),
  Presets: DatePresets,
})

/** Up to a minute is up to its end. */
const endOfMinute = (moment: string): string =>
  new Date(Math.floor(Date.parse(moment) / minute) * minute + minute - 1).toISOString()

const minute = 60_000
