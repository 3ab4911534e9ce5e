import { fromMajor, toMajor } from '#domain/money.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { fromLocal, toLocal } from '../localTime.ts'
import { DatePresets } from './DatePresets.tsx'
import { rangePanel } from './rangePanel.tsx'
import { useDateShown, useMoneyShown, useNumberShown } from './shown.ts'

const figure = (typed: string): number | undefined => {
  const value = Number(
    toLatinDigits(typed)
      .replace('٫', '.')
      .replace(/[٬,\s]/g, ''),
  )
  return Number.isFinite(value) ? value : undefined
}

export const NumberPanel = rangePanel({
  type: 'text',
  useShown: useNumberShown,
  useTyped: () => ({
    toInput: (stored) => stored,
    fromInput: (typed) => figure(typed)?.toString(),
  }),
})

/** People type units of the shop's currency, the address holds minor units. */
export const MoneyPanel = rangePanel({
  type: 'text',
  useShown: useMoneyShown,
  useTyped: () => {
    const { currency } = useBrand()
    return {
      toInput: (stored) => (stored ? String(toMajor({ amount: Number(stored), currency })) : ''),
      fromInput: (typed) => {
        const units = figure(typed)
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
