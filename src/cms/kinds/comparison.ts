import { currencies, fromMajor, toMajor, type Money } from '#domain/money.ts'
import type { Comparison } from '#resource/declaration.ts'
import { parseFieldPath } from '#resource/parseFieldPath.ts'
import type { FieldInfo } from './kindComponents.ts'
import { isMoney } from './money.ts'
import { useReferences, useTargetResource } from './ReferencesProvider.tsx'

type ComparisonInput = {
  readonly field: FieldInfo
  /** all of the row */
  readonly fields: readonly FieldInfo[]
  readonly row: Readonly<Record<string, unknown>>
}

/** The amount that another one of the row is compared with, of the record that the row leads to. */
export function useComparisonAmount({ field, fields, row }: ComparisonInput): Money | undefined {
  const path = parseFieldPath(field.property['x-compares']?.with)
  const target = useTargetResource(fields.find(({ name }) => name === path?.pointer)?.target)
  const id = row[path?.pointer ?? '']
  const [record] = useReferences(target, typeof id === 'string' ? [id] : [])
  const amount = record?.[path?.field ?? '']
  return isMoney(amount) && amount.amount > 0 ? amount : undefined
}

/** How many percent an amount is below the other one; less than none where it is above. */
export const percentBelow = (amount: Money, base: Money): number | undefined =>
  amount.currency === base.currency
    ? Math.round((1 - amount.amount / base.amount) * 10_000) / 100
    : undefined

/** An amount that is so many percent below another one, to its smallest unit. */
export const reduceByPercent = (base: Money, percent: number): Money =>
  fromMajor(roundTo(toMajor(base) * (1 - percent / 100), currencies[base.currency]), base.currency)

const roundTo = (units: number, places: number): number =>
  Math.round((units + Number.EPSILON) * 10 ** places) / 10 ** places

/** Whether somebody may have mistyped: it is further off than is usual. */
export const isOutOfRange = (percent: number, { below, above }: Comparison): boolean =>
  percent > below || -percent > above
