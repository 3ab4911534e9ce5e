import { enumLabel, enumLabelOf, fieldLabel } from './labels.ts'
import { factFields, type Metadata, type Product } from './types.ts'

export type SpecRow = {
  readonly name: string
  readonly label: string
  readonly value: string | number
}

/** The plain fields and the specifications of a product, as one list of named values. */
export function specRows(product: Product, metadata: Metadata): SpecRow[] {
  const fields = factFields.flatMap((name): SpecRow[] => {
    const value = product[name]
    if (value === null || value === undefined || meaningless.has(value)) return []
    return [
      {
        name,
        label: fieldLabel(metadata, name),
        value: typeof value === 'number' ? value : enumLabel(metadata, name, value),
      },
    ]
  })
  const specs = (product.specs ?? []).map(({ name, value }) => ({
    name,
    label: enumLabelOf(metadata, 'products.specs.name', name),
    value,
  }))
  return [...specs, ...fields]
}

const meaningless: ReadonlySet<string | number> = new Set(['', 'none', 0])
