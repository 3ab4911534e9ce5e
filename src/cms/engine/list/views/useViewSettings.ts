import { useMemo } from 'react'
import type { Resource } from '#resource/resource.ts'
import { usePreference } from '../../../context/usePreference.ts'
import { formatArrangement, parseArrangement, type Arrangement } from '../columns/arrangement.ts'
import { columnsForNames, type ListColumn } from '../columns/listColumns.ts'

export const densities = ['compact', 'standard', 'comfortable'] as const
export type Density = (typeof densities)[number]

export type ViewSettings = {
  readonly density: Density
  readonly setDensity: (density: Density) => void
  /** the visible columns in order */
  readonly columns: readonly ListColumn[]
  readonly columnSizing: Arrangement['columnSizing']
  readonly setArrangement: (arrangement: Arrangement) => void
  /** whether anything differs from the declared list */
  readonly isCustomised: boolean
  readonly reset: () => void
}

/** The user's view settings: the row height of all lists and the columns of each. */
export function useViewSettings(resource: Resource): ViewSettings {
  const [density, setDensity] = usePreference('density', 'standard', isDensity)
  const [stored, store] = usePreference(`list.${resource.name}`, '', isString)
  return useMemo(() => {
    const { columnOrder, columnSizing } = parseArrangement(stored)
    return {
      density,
      setDensity,
      columns: columnsForNames(resource, columnOrder.length ? columnOrder : resource.columns),
      columnSizing,
      setArrangement: (arrangement) => store(formatArrangement(arrangement)),
      isCustomised: stored !== '',
      reset: () => store(''),
    }
  }, [resource, density, setDensity, stored, store])
}

const isDensity = (value: string): value is Density => densities.some((each) => each === value)
const isString = (value: string): value is string => typeof value === 'string'
