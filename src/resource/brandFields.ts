import type { ByLanguage } from '#domain/locale.ts'
import type { Property, ResourceDeclaration } from './declaration.ts'

/** The brands that share one database. */
export type ServedBrands = {
  /** the brand of this back office, if known: the default for new records */
  readonly currentBrand?: string
  readonly names: Readonly<Record<string, ByLanguage>>
}

const noOtherBrands: ServedBrands = { names: {} }

/** The names of the fields that hold one brand, or several. */
export const brandField = 'brand'
export const brandsField = 'brands'

/**
 * Returns the brand field that a declaration gets if its records belong to brands, directly or by a
 * relation.
 */
export const brandFieldOf = ({
  brands,
  brandOf,
}: Pick<ResourceDeclaration, 'brands' | 'brandOf'>):
  typeof brandField | typeof brandsField | undefined =>
  brands === 'several' ? brandsField : brands === 'one' || brandOf ? brandField : undefined

/**
 * Adds the field for the brand of a record to a declaration. With a single brand there is nothing
 * to choose, so the field exists but no screen shows it.
 */
export function addBrandField(
  declaration: ResourceDeclaration,
  { currentBrand, names }: ServedBrands = noOtherBrands,
): ResourceDeclaration {
  const name = brandFieldOf(declaration)
  if (!name) return declaration
  const { schema, table, screens } = declaration
  const keys = Object.keys(names)
  const hasSeveralBrands = keys.length > 1
  const choice = { enum: keys, 'x-enum-labels': names }
  const isDerived = declaration.brandOf !== undefined
  const isWritten = !isDerived && (declaration.access?.verbs?.includes('update') ?? true)
  const property: Property = {
    ...(name === brandField
      ? {
          ...brandProperty,
          ...choice,
          ...(currentBrand !== undefined && !isDerived && { default: currentBrand }),
        }
      : { ...brandsProperty, items: choice }),
    ...(isDerived && { 'x-derived': true }),
    ...(!isWritten && { readOnly: true }),
    ...(!hasSeveralBrands && { 'x-unseen': true }),
  }
  const extended = {
    ...declaration,
    schema: { ...schema, properties: { ...schema.properties, [name]: property } },
  }
  if (!hasSeveralBrands) return extended
  const filters = table.filters ?? []
  return {
    ...extended,
    table: {
      ...table,
      columns: table.columns.toSpliced(-1, 0, name),
      filters: [...filters, name],
    },
    screens: {
      ...screens,
      ...(screens?.sections && {
        sections: [...screens.sections, { title: brandLabel, fields: [name], aside: true }],
      }),
    },
  }
}

const brandLabel = { en: 'Brand', ar: 'العلامة التجارية' }

const brandProperty: Property = {
  type: 'string',
  'x-kind': 'brand',
  'x-label': brandLabel,
}

const brandsProperty: Property = {
  type: 'array',
  'x-kind': 'brands',
  'x-label': { en: 'Brands', ar: 'العلامات التجارية' },
  'x-help': { en: 'None chosen: all of them.', ar: 'بلا اختيار: كلها.' },
}
