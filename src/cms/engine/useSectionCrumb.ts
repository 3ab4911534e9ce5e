import type { Resource } from '#resource/resource.ts'
import type { Crumb } from '../context/CrumbsContext.tsx'
import { useSectionLabel } from '../context/useSectionLabel.ts'

/** Returns the navigation section of a resource as a breadcrumb, unless it is the first section. */
export function useSectionCrumb({ menu }: Resource): Crumb[] {
  const label = useSectionLabel()
  return menu.section === 'catalogue' ? [] : [{ label: label(menu.section) }]
}
