import { canAccess, offersVerb, verbsOf } from '#resource/access.ts'
import type { MenuSection } from '#resource/declaration.ts'
import { menuSections } from '#resource/menuSections.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import type { PermissionHolder } from './permissions.ts'

export type NavigationSection = {
  readonly name: MenuSection
  readonly resources: readonly Resource[]
}

const byOrder = (a: Resource, b: Resource): number =>
  a.menu.order - b.menu.order || a.name.localeCompare(b.name)

/**
 * Returns the resources grouped into navigation sections, in their declared order, without empty
 * sections.
 */
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

/** Returns the sections with all resources that have a screen. */
export const screenSections = (catalogue: Catalogue): NavigationSection[] =>
  sectionsOf(catalogue, (resource) => offersVerb(resource, 'read'))

/** Returns the sections with the resources that the user may read. */
export const readableSections = (
  catalogue: Catalogue,
  holder: PermissionHolder,
): NavigationSection[] => sectionsOf(catalogue, (resource) => canAccess(holder, resource, 'read'))

/** Returns the sections with the resources that permissions can be granted for. */
export const permissionSections = (catalogue: Catalogue): NavigationSection[] =>
  sectionsOf(catalogue, (resource) => verbsOf(resource).length > 0)

/** Returns the start page: the first resource that the user may read, or undefined. */
export const homeResource = (
  catalogue: Catalogue,
  holder: PermissionHolder,
): Resource | undefined => readableSections(catalogue, holder)[0]?.resources[0]
