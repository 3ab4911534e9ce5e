import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useDateFormats } from '../useDateFormats.ts'

/** Returns functions that format the times and amounts of a period. */
export function useSalesFormats({ period, currency }: Dashboard) {
  const formats = useFormats()
  const dates = useDateFormats()
  return {
    time: period.unit === 'hour' ? dates.hour : dates.day,
    money: (amount: number): string => formats.money({ amount, currency }),
    number: formats.number,
  }
}
