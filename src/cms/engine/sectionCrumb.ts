import type { Resource } from '#resource/resource.ts'
import type { Crumb } from '../context/crumbs.tsx'
import { homeSection } from '../context/paths.ts'
import { useSectionLabel } from '../context/sectionLabel.ts'

/** The group of the navigation a resource stands in, where that is a place of its own. */
export function useSectionCrumb({ menu }: Resource): Crumb[] {
  const label = useSectionLabel()
  return menu.section === homeSection ? [] : [{ label: label(menu.section) }]
}
