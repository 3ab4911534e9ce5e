import type { ObjectSchema, Property, ResourceDeclaration } from './declaration.ts'

type Properties = ObjectSchema['properties']

/**
 * Sets the kind of every relation to a resource of pictures, so that properties need not declare
 * it.
 */
export function markPictures(
  declarations: readonly ResourceDeclaration[],
): readonly ResourceDeclaration[] {
  const pictures = new Set(
    declarations.filter(({ arePictures }) => arePictures).map(({ name }) => name),
  )
  const isPicture = (property: Property | undefined): boolean =>
    pictures.has(property?.['x-relation'] ?? '')
  const markProperties = (properties: Properties): Properties =>
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, markProperty(each)]))
  const markProperty = (property: Property): Property => {
    const { items } = property
    if (property['x-kind']) return property
    if (isPicture(property)) return { ...property, 'x-kind': 'picture' }
    if (isPicture(items)) return { ...property, 'x-kind': 'gallery' }
    if (!items?.properties) return property
    return { ...property, items: { ...items, properties: markProperties(items.properties) } }
  }
  return declarations.map((declaration) => ({
    ...declaration,
    schema: { ...declaration.schema, properties: markProperties(declaration.schema.properties) },
  }))
}
