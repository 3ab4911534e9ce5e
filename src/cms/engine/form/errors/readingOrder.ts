import type { Resource } from '#resource/resource.ts'
import { pointerToPath } from '../../../kinds/pointers.ts'

/**
 * Sorts pointers in the order in which the fields are read; validators report missing fields first.
 */
export function sortByReadingOrder(
  { sections }: Resource,
  pointers: readonly string[],
): string[][] {
  const order = sections.flatMap(({ fields }) => fields)
  const rank = ([name = '', row = '']: readonly string[]): number =>
    order.indexOf(name) * maxRows + (Number(row) || 0)
  return pointers.map(pointerToPath).toSorted((a, b) => rank(a) - rank(b))
}

export const firstInReadingOrder = (resource: Resource, pointers: readonly string[]): string[] =>
  sortByReadingOrder(resource, pointers)[0] ?? []

const maxRows = 10_000
