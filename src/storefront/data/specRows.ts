import { enumLabel, enumLabelOf, fieldLabel } from './labels.ts'
import { specFields, type Metadata, type Product } from './types.ts'

export type SpecRow = {
  readonly name: string
  readonly label: string
  readonly value: string | number
}

/** Returns a product's fields and specifications as one list of labelled values. */
export function specRows(product: Product, metadata: Metadata): SpecRow[] {
  const fields = specFields.flatMap((name): SpecRow[] => {
    const value = product[name]
    if (value === null || value === undefined || emptyValues.has(value)) return []
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
  const namedSpecs = new Set<string>(specs.map(({ name }) => name))
  const otherRows = [...sizeRows(product, metadata), ...fields].filter(
    ({ name }) => !namedSpecs.has(name),
  )
  return [...specs, ...otherRows]
}

/** The name that the specifications use for the dimensions, whose label is reused here. */
const sizeName = 'dimensionsMm'

function sizeRows({ lengthMm, widthMm, heightMm }: Product, metadata: Metadata): SpecRow[] {
  if (!lengthMm || !widthMm || !heightMm) return []
  const label = enumLabelOf(metadata, 'products.specs.name', sizeName)
  return [{ name: sizeName, label, value: `${lengthMm} × ${widthMm} × ${heightMm}` }]
}

const emptyValues: ReadonlySet<string | number> = new Set(['', 'none', 0])
