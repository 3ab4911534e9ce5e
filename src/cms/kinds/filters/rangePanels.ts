import { fromMajor, toMajor } from '#domain/money.ts'
import { parseNumber, formatPlainNumber } from '#domain/parseNumber.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useFormText } from '../../context/useFormText.ts'
import { parseLocalMoment, toLocalInput } from '../localTime.ts'
import { DatePresets } from './DatePresets.tsx'
import { createRangePanel, type BoundOperator } from './createRangePanel.tsx'
import { useDateFormatter, useMoneyFormatter, useNumberFormatter } from './boundFormatters.ts'

export const NumberPanel = createRangePanel({
  invalidMessage: 'field.type.number',
  useFormatter: useNumberFormatter,
  useParser: () => {
    const { language } = useLanguage()
    return {
      toInput: (stored) => (stored ? formatPlainNumber(Number(stored), language) : ''),
      fromInput: (typed) => parseNumber(typed, language)?.toString(),
    }
  },
})

/** Users type units of the shop's currency; the address holds minor units. */
export const MoneyPanel = createRangePanel({
  invalidMessage: 'field.amount',
  useFormatter: useMoneyFormatter,
  useParser: () => {
    const { currency } = useBrand()
    const { language } = useLanguage()
    return {
      toInput: (stored) =>
        stored ? formatPlainNumber(toMajor({ amount: Number(stored), currency }), language) : '',
      fromInput: (typed) => {
        const units = parseNumber(typed, language)
        return units === undefined ? undefined : String(fromMajor(units, currency).amount)
      },
    }
  },
})

export const DatePanel = createRangePanel({
  invalidMessage: 'field.day',
  useFormatter: useDateFormatter,
  useParser: () => {
    const t = useFormText()
    const formats = useFormats()
    const toBound = (timestamp: string | undefined, end: BoundOperator) =>
      timestamp && end === 'lte' ? endOfMinute(timestamp) : timestamp
    return {
      placeholder: t('date.shape'),
      toInput: (stored) => (stored ? formats.date(stored, timeZone) : ''),
      fromInput: (typed, end) =>
        toBound(parseLocalMoment(typed, end === 'lte' ? '23:59' : '00:00'), end),
      dayOf: (stored) => toLocalInput(stored).slice(0, 10),
    }
  },
  Presets: DatePresets,
})

/** An upper bound of a minute includes all of that minute. */
const endOfMinute = (timestamp: string): string =>
  new Date(Math.floor(Date.parse(timestamp) / minute) * minute + minute - 1).toISOString()

const minute = 60_000
