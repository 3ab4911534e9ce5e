import { menuSections } from '#resource/declaration.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'

export type NavigationSection = { readonly name: string; readonly resources: readonly Resource[] }

const byOrder = (a: Resource, b: Resource): number =>
  a.menu.order - b.menu.order || a.name.localeCompare(b.name)

/** The declared resources as the navigation groups them, in the order that they declare. */
export function navigationOf(catalogue: Catalogue): NavigationSection[] {
  const sections = Map.groupBy(catalogue.values(), ({ menu }) => menu.section)
  return menuSections.flatMap((name) => {
    const resources = sections.get(name)
    return resources ? [{ name, resources: resources.toSorted(byOrder) }] : []
  })
}
