import { useFormats } from '#ui/useFormats.ts'
import { useText } from './useText.ts'

type CountTextKey = 'header.pieces' | 'list.count' | 'list.show' | 'list.more' | 'fact.months'

/** A counted text: the right plural form, with the number in the language's own digits. */
export function useCountText(): (key: CountTextKey, count: number) => string {
  const text = useText()
  const formats = useFormats()
  return (key, count) => text(key, { count, n: formats.number(count) })
}
