import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useDateFormats } from './useDateFormats.ts'

/** How the times and the sums of a period are written. */
export function useSalesFormats({ period, currency }: Dashboard) {
  const formats = useFormats()
  const dates = useDateFormats()
  return {
    time: period.unit === 'hour' ? dates.hour : dates.day,
    money: (amount: number): string => formats.money({ amount, currency }),
    number: formats.number,
  }
}
