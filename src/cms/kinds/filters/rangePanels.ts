import { fromMajor, toMajor } from '#domain/money.ts'
import { typedNumber, writtenNumber } from '#domain/typedNumber.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useFormText } from '../../context/useFormText.ts'
import { fromTyped, toLocal } from '../localTime.ts'
import { DatePresets } from './DatePresets.tsx'
import { rangePanel, type End } from './rangePanel.tsx'
import { useDateShown, useMoneyShown, useNumberShown } from './shown.ts'

export const NumberPanel = rangePanel({
  unread: 'field.type.number',
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
  unread: 'field.amount',
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
  unread: 'field.day',
  useShown: useDateShown,
  useTyped: () => {
    const t = useFormText()
    const formats = useFormats()
    const bound = (moment: string | undefined, end: End) =>
      moment && end === 'lte' ? endOfMinute(moment) : moment
    return {
      shape: t('date.shape'),
      toInput: (stored) => (stored ? formats.date(stored, timeZone) : ''),
      fromInput: (typed, end) => bound(fromTyped(typed, end === 'lte' ? '23:59' : '00:00'), end),
      dayOf: (stored) => toLocal(stored).slice(0, 10),
    }
  },
  Presets: DatePresets,
})

/** Up to a minute is up to its end. */
const endOfMinute = (moment: string): string =>
  new Date(Math.floor(Date.parse(moment) / minute) * minute + minute - 1).toISOString()

const minute = 60_000
