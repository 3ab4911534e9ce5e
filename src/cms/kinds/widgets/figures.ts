import { toLatinDigits } from '#domain/latinDigits.ts'

/** A number as people type it, in either script; undefined when it is none. */
export function figureOf(typed: string): number | undefined {
  const plain = toLatinDigits(typed)
    .replaceAll('٫', '.')
    .replace(/[٬,\s]/g, '')
  if (!plain) return undefined
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}
