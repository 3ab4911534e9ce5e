import type { Features } from '#domain/brand.ts'
import type { Property, ResourceDeclaration } from './declaration.ts'

/** Declarations without what the brand switched off: nobody meets those resources, nor staff those fields. */
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

/** It stays what others refer to, but nobody reads or writes it. */
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
  const isOff = ({ 'x-feature': feature }: Property): boolean =>
    feature !== undefined && !features[feature]
  const off = new Set(Object.keys(schema.properties).filter((name) => isOff(property(name))))
  if (!off.size) return declaration
  const on = (names: readonly string[]): string[] => names.filter((name) => !off.has(name))
  return {
    ...declaration,
    schema: {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, each]) => [
          name,
          off.has(name) ? { ...each, readOnly: true, 'x-unseen': true } : each,
        ]),
      ),
    },
    table: {
      ...table,
      columns: on(table.columns),
      ...(table.filters && { filters: on(table.filters) }),
    },
    screens: {
      ...screens,
      ...(screens?.sections && {
        sections: screens.sections.map((section) => ({ ...section, fields: on(section.fields) })),
      }),
    },
  }

  function property(name: string): Property {
    return schema.properties[name] ?? {}
  }
}
