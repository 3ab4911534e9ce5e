import { useFormats } from '#ui/useFormats.ts'
import { Badge } from '../orders/parts/Badge.tsx'
import { endsSoon } from './ending.ts'
import { useLicencesText } from './licencesText.ts'

/** Warns of what ends soon. */
export function EndsSoonBadge({ end, at }: { end: string | null | undefined; at: number }) {
  const text = useLicencesText()
  const formats = useFormats()
  const days = endsSoon(end, at)
  if (days === undefined) return null
  const label = days
    ? text('pool.soon', { count: days, n: formats.number(days) })
    : text('pool.today')
  return <Badge tone="warning" icon="clock" label={label} />
}
