import type { Features } from '#domain/brand.ts'
import type { Property, ResourceDeclaration } from './declaration.ts'

/**
 * Removes from the declarations what the brand has switched off: access to resources, and fields.
 */
export const applyFeatures = (
  declarations: readonly ResourceDeclaration[],
  features: Features,
): readonly ResourceDeclaration[] =>
  declarations.map((declaration) => {
    const { feature } = declaration
    return withoutFields(
      feature && !features[feature] ? withoutAccess(declaration) : declaration,
      features,
    )
  })

/** Keeps the resource, because others refer to it, but lets nobody read or write it. */
const withoutAccess = ({
  actions: _,
  ...declaration
}: ResourceDeclaration): ResourceDeclaration => ({
  ...declaration,
  access: { ...declaration.access, verbs: [] },
  shoppers: [],
})

function withoutFields(declaration: ResourceDeclaration, features: Features): ResourceDeclaration {
  const { schema, table, screens } = declaration
  const isDisabled = ({ 'x-feature': feature }: Property): boolean =>
    feature !== undefined && !features[feature]
  const disabledNames = new Set(
    Object.keys(schema.properties).filter((name) => isDisabled(property(name))),
  )
  if (!disabledNames.size) return declaration
  const enabledOf = (names: readonly string[]): string[] =>
    names.filter((name) => !disabledNames.has(name))
  return {
    ...declaration,
    schema: {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, each]) => [
          name,
          disabledNames.has(name) ? { ...each, readOnly: true, 'x-unseen': true } : each,
        ]),
      ),
    },
    table: {
      ...table,
      columns: enabledOf(table.columns),
      ...(table.filters && { filters: enabledOf(table.filters) }),
    },
    screens: {
      ...screens,
      ...(screens?.sections && {
        sections: screens.sections.map((section) => ({
          ...section,
          fields: enabledOf(section.fields),
        })),
      }),
    },
  }

  function property(name: string): Property {
    return schema.properties[name] ?? {}
  }
}
