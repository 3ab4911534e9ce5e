import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'

type Shown = (stored: string) => string

/** Bounds of a range as a reader knows them, from how they stand in the address. */
export function useNumberShown(): Shown {
  const formats = useFormats()
  return (stored) => formats.number(Number(stored))
}

export function useMoneyShown(): Shown {
  const formats = useFormats()
  const { currency } = useBrand()
  return (stored) => formats.money({ amount: Number(stored), currency })
}

export function useDateShown(): Shown {
  const formats = useFormats()
  return (stored) => formats.date(stored, timeZone)
}
