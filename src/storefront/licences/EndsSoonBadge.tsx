import { useFormats } from '#ui/useFormats.ts'
import { Badge } from '../orders/parts/Badge.tsx'
import { daysUntilSoonEnd } from './licenceDays.ts'
import { useLicencesText } from './licencesText.ts'

export function EndsSoonBadge({ end, readAt }: { end: string | null | undefined; readAt: number }) {
  const text = useLicencesText()
  const formats = useFormats()
  const days = daysUntilSoonEnd(end, readAt)
  if (days === undefined) return null
  const label = days
    ? text('pool.soon', { count: days, n: formats.number(days) })
    : text('pool.today')
  return <Badge tone="warning" icon="clock" label={label} />
}
