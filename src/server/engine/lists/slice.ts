import type { Field } from '#resource/resource.ts'
import { isRange, totalName } from './facetStatement.ts'

/** The number of each value of each field, in the order in which they were first counted. */
export type ValueNumbers = ReadonlyMap<Field, Map<string, number>>

/** What was counted of one slice of a list. */
export type Slice = {
  readonly numbers: ReadonlyMap<Field, Uint32Array>
  readonly counts: ReadonlyMap<Field, Uint32Array>
  /** the number of matches and the bounds of ranges, by the names that the statement gives them */
  readonly figures: Readonly<Record<string, number>>
}

/** What a statement returns of a slice: pairs of value and count by field, and the bounds. */
export type CountRow = Readonly<
  Record<string, readonly (readonly [string, number])[] | number | null>
>

/** Converts a row to numbers, which take a tenth of the memory, and numbers values that are new. */
export function toSlice(row: CountRow, fields: readonly Field[], numbers: ValueNumbers): Slice {
  const pairsOf = ({ name }: Field) => {
    const pairs = row[name]
    return typeof pairs === 'object' && pairs ? pairs : []
  }
  const numberOf = (field: Field, value: string): number => {
    const known = numbers.get(field)
    const number = known?.get(value) ?? known?.size ?? 0
    known?.set(value, number)
    return number
  }
  const counted = fields.filter((field) => !isRange(field))
  return {
    numbers: new Map(
      counted.map((field) => [
        field,
        Uint32Array.from(pairsOf(field), ([value]) => numberOf(field, value)),
      ]),
    ),
    counts: new Map(
      counted.map((field) => [field, Uint32Array.from(pairsOf(field), ([, count]) => count)]),
    ),
    figures: Object.fromEntries(
      Object.entries(row).flatMap(([name, figure]) =>
        typeof figure === 'number' ? [[name, figure]] : [],
      ),
    ),
  }
}

/** Returns the counts of a field over all slices. */
export function sumOf(
  field: Field,
  slices: readonly Slice[],
  numbers: ValueNumbers,
): ReadonlyMap<string, number> {
  const values = [...(numbers.get(field)?.keys() ?? [])]
  const sums = new Float64Array(values.length)
  for (const slice of slices) {
    const counts = slice.counts.get(field)
    slice.numbers.get(field)?.forEach((number, index) => {
      sums[number] = (sums[number] ?? 0) + (counts?.[index] ?? 0)
    })
  }
  return new Map(
    values
      .map((value, index): [string, number] => [value, sums[index] ?? 0])
      .filter(([, count]) => count > 0),
  )
}

/** Returns the number of matches in all slices. */
export const totalOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { figures }) => sum + (figures[totalName] ?? 0), 0)

/** Returns the bounds of a range over all slices, by the names of the statement. */
export function boundsOf(
  { name }: Field,
  slices: readonly Slice[],
): Readonly<Record<string, number | null>> {
  const choose = (end: 'min' | 'max'): number | null => {
    const found = slices.flatMap(({ figures }) => figures[`${name} ${end}`] ?? [])
    return found.length ? Math[end](...found) : null
  }
  return { [`${name} min`]: choose('min'), [`${name} max`]: choose('max') }
}
