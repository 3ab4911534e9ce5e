import { fromMajor, toMajor } from '#domain/money.ts'
import { toLatinDigits } from '#domain/searchText.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'
import { fromLocal, toLocal } from '../localTime.ts'
import { rangeFilter } from './rangeFilter.tsx'

const figure = (typed: string): number | undefined => {
  const value = Number(
    toLatinDigits(typed)
      .replace('٫', '.')
      .replace(/[٬,\s]/g, ''),
  )
  return Number.isFinite(value) ? value : undefined
}

export const numberFilter = rangeFilter({
  type: 'text',
  useShown: () => {
    const formats = useFormats()
    return (stored) => formats.number(Number(stored))
  },
  useTyped: () => ({
    toInput: (stored) => stored,
    fromInput: (typed) => figure(typed)?.toString(),
  }),
})

/** People type units of the shop's currency, the address holds minor units. */
export const moneyFilter = rangeFilter({
  type: 'text',
  useShown: () => {
    const formats = useFormats()
    const { currency } = useBrand()
    return (stored) => formats.money({ amount: Number(stored), currency })
  },
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

export const dateFilter = rangeFilter({
  type: 'datetime-local',
  useShown: () => {
    const formats = useFormats()
    return (stored) => formats.date(stored, timeZone)
  },
  useTyped: () => ({ toInput: toLocal, fromInput: fromLocal }),
})
