import { useMemo } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useCatalogue } from '../../context/catalogue.ts'
import { readableSections } from '../../context/navigation.ts'
import { useHolder } from '../../context/permissions.ts'
import { resourceVisibleTo } from '../../context/resourceVisibleTo.ts'

/** Returns the resources that the user may read, in the order of the navigation. */
export function useReadableResources(): readonly Resource[] {
  const catalogue = useCatalogue()
  const holder = useHolder()
  return useMemo(
    () =>
      readableSections(catalogue, holder)
        .flatMap(({ resources }) => resources)
        .map((resource) => resourceVisibleTo(holder, resource)),
    [catalogue, holder],
  )
}
