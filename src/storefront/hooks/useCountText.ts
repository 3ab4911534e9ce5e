import { useFormats } from '#ui/useFormats.ts'
import { useText } from './useText.ts'

type CountTextKey = 'header.pieces' | 'list.count' | 'list.show' | 'list.more' | 'fact.items'

/** Returns a function for texts with a count: the correct plural form and localized digits. */
export function useCountText(): (key: CountTextKey, count: number) => string {
  const text = useText()
  const formats = useFormats()
  return (key, count) => text(key, { count, n: formats.number(count) })
}
