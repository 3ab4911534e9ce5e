import { isRecurring } from '#domain/licence/addPeriod.ts'
import { useText } from './useText.ts'

/** Says how often a price is paid; nothing where it is paid once. */
export function usePeriodText(): (
  period: string | number | null | undefined,
) => string | undefined {
  const text = useText()
  return (period) => (isRecurring(period) ? text(`period.${period}`) : undefined)
}
