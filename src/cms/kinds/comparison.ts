import { currencies, fromMajor, toMajor, type Money } from '#domain/money.ts'
import type { Comparison } from '#resource/declaration.ts'
import { parseFieldPath } from '#resource/parseFieldPath.ts'
import type { FieldInfo } from './kindComponents.ts'
import { isMoney } from './money.ts'
import { useReferences, useTargetResource } from './ReferencesProvider.tsx'

type ComparisonInput = {
  readonly field: FieldInfo
  /** all fields of the row */
  readonly fields: readonly FieldInfo[]
  readonly row: Readonly<Record<string, unknown>>
}

/** Returns the amount, in a record that the row refers to, that a field is compared with. */
export function useComparisonAmount({ field, fields, row }: ComparisonInput): Money | undefined {
  const path = parseFieldPath(field.property['x-compares']?.with)
  const target = useTargetResource(fields.find(({ name }) => name === path?.pointer)?.target)
  const id = row[path?.pointer ?? '']
  const [record] = useReferences(target, typeof id === 'string' ? [id] : [])
  const amount = record?.[path?.field ?? '']
  return isMoney(amount) && amount.amount > 0 ? amount : undefined
}

/**
 * Returns by how many percent an amount is below another one, negative if above, or undefined for
 * different currencies.
 */
export const percentBelow = (amount: Money, base: Money): number | undefined =>
  amount.currency === base.currency
    ? Math.round((1 - amount.amount / base.amount) * 10_000) / 100
    : undefined

/** Returns an amount reduced by a percentage, rounded to its smallest unit. */
export const reduceByPercent = (base: Money, percent: number): Money =>
  fromMajor(roundTo(toMajor(base) * (1 - percent / 100), currencies[base.currency]), base.currency)

const roundTo = (units: number, places: number): number =>
  Math.round((units + Number.EPSILON) * 10 ** places) / 10 ** places

/** Returns whether the difference exceeds the usual range, so that it may be a typing error. */
export const isOutOfRange = (percent: number, { below, above }: Comparison): boolean =>
  percent > below || -percent > above
