import { isRecurring } from '#domain/licence/addPeriod.ts'
import { useText } from './useText.ts'

/** Returns a function for the text of a billing period; undefined if the price is paid once. */
export function usePeriodText(): (
  period: string | number | null | undefined,
) => string | undefined {
  const text = useText()
  return (period) => (isRecurring(period) ? text(`period.${period}`) : undefined)
}
