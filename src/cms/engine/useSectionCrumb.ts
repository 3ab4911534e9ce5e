import type { Resource } from '#resource/resource.ts'
import type { Crumb } from '../context/CrumbsContext.tsx'
import { useSectionLabel } from '../context/useSectionLabel.ts'

/** The group of the navigation a resource stands in, where that is not the first of them. */
export function useSectionCrumb({ menu }: Resource): Crumb[] {
  const label = useSectionLabel()
  return menu.section === 'catalogue' ? [] : [{ label: label(menu.section) }]
}
