import { specRows, type SpecRow } from '../data/specRows.ts'
import type { Metadata, Product } from '../data/types.ts'

/** One specification, with a value for each product in order. */
export type CompareRow = Pick<SpecRow, 'name' | 'label'> & {
  readonly values: readonly (SpecRow['value'] | undefined)[]
  readonly differs: boolean
}

/** Returns all specifications of the products; those that most products have come first. */
export function compareRows(products: readonly Product[], metadata: Metadata): CompareRow[] {
  const tables = products.map((product) => specRows(product, metadata))
  const labels = new Map(tables.flat().map(({ name, label }) => [name, label]))
  const rows = [...labels].map(([name, label]): CompareRow => {
    const values = tables.map((table) => table.find((row) => row.name === name)?.value)
    return { name, label, values, differs: new Set(values).size > 1 }
  })
  const statedCount = ({ values }: CompareRow): number =>
    values.filter((value) => value !== undefined).length
  return rows.toSorted((a, b) => statedCount(b) - statedCount(a))
}
