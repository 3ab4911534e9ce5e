import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'

type BoundFormatter = (stored: string) => string

/** Returns a function that formats the bound of a range from its query parameter. */
export function useNumberFormatter(): BoundFormatter {
  const formats = useFormats()
  return (stored) => formats.number(Number(stored))
}

export function useMoneyFormatter(): BoundFormatter {
  const formats = useFormats()
  const { currency } = useBrand()
  return (stored) => formats.money({ amount: Number(stored), currency })
}

export function useDateFormatter(): BoundFormatter {
  const formats = useFormats()
  return (stored) => formats.date(stored, timeZone)
}
