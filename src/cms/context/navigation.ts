import { canAccess, offersVerb, verbsOf } from '#resource/access.ts'
import { menuSections, type MenuSection } from '#resource/declaration.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import type { PermissionHolder } from './permissions.ts'

export type NavigationSection = {
  readonly name: MenuSection
  readonly resources: readonly Resource[]
}

const byOrder = (a: Resource, b: Resource): number =>
  a.menu.order - b.menu.order || a.name.localeCompare(b.name)

/** Resources as the navigation groups them, in the order that they declare; empty groups are gone. */
function sectionsOf(
  catalogue: Catalogue,
  isIncluded: (resource: Resource) => boolean,
): NavigationSection[] {
  const sections = Map.groupBy(catalogue.values(), ({ menu }) => menu.section)
  return menuSections.flatMap((name) => {
    const resources = (sections.get(name) ?? []).filter(isIncluded)
    return resources.length ? [{ name, resources: resources.toSorted(byOrder) }] : []
  })
}

/** Everything that has a screen at all. */
export const screenSections = (catalogue: Catalogue): NavigationSection[] =>
  sectionsOf(catalogue, (resource) => offersVerb(resource, 'read'))

/** What somebody may read. */
export const readableSections = (
  catalogue: Catalogue,
  holder: PermissionHolder,
): NavigationSection[] => sectionsOf(catalogue, (resource) => canAccess(holder, resource, 'read'))

/** Everything that a permission can be about. */
export const permissionSections = (catalogue: Catalogue): NavigationSection[] =>
  sectionsOf(catalogue, (resource) => verbsOf(resource).length > 0)

/** Where somebody begins: with the first they may read, if there is any. */
export const homeResource = (
  catalogue: Catalogue,
  holder: PermissionHolder,
): Resource | undefined => readableSections(catalogue, holder)[0]?.resources[0]
