import { useMemo } from 'react'
import type { Resource } from '#resource/resource.ts'
import { usePreference } from '../../context/preferences.ts'

export const densities = ['compact', 'standard', 'comfortable'] as const
export type Density = (typeof densities)[number]

export type View = {
  readonly density: Density
  readonly setDensity: (density: Density) => void
  readonly hidden: readonly string[]
  readonly toggleColumn: (name: string) => void
}

/** How this person likes this list: row height for all lists, columns for each. */
export function useView(resource: Resource): View {
  const [density, setDensity] = usePreference('density', 'standard', isDensity)
  const [stored, store] = usePreference(`columns.${resource.name}`, '', isText)
  return useMemo(() => {
    const hidden = stored ? stored.split(',') : []
    return {
      density,
      setDensity,
      hidden,
      toggleColumn: (name) =>
        store(
          (hidden.includes(name)
            ? hidden.filter((each) => each !== name)
            : [...hidden, name]
          ).join(),
        ),
    }
  }, [density, setDensity, stored, store])
}

const isDensity = (value: string): value is Density => densities.some((each) => each === value)
const isText = (value: string): value is string => typeof value === 'string'
