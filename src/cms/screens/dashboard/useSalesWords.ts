import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useMoments } from './useMoments.ts'

/** How the times and the sums of a period are written. */
export function useSalesFormats({ period, currency }: Dashboard) {
  const formats = useFormats()
  const moments = useMoments()
  return {
    time: period.unit === 'hour' ? moments.hour : moments.day,
    money: (amount: number): string => formats.money({ amount, currency }),
    number: formats.number,
  }
}
