import { useMemo } from 'react'
import type { Resource } from '#resource/resource.ts'
import { usePreference } from '../../../context/usePreference.ts'
import {
  parseArrangement,
  formatArrangement,
  type ArrangedColumn,
  type Arrangement,
} from '../columns/arrangement.ts'
import { columnsForNames, type ListColumn } from '../columns/listColumns.ts'

export const densities = ['compact', 'standard', 'comfortable'] as const
export type Density = (typeof densities)[number]

export type ViewColumn = ListColumn & ArrangedColumn

export type ViewSettings = {
  readonly density: Density
  readonly setDensity: (density: Density) => void
  readonly columns: readonly ViewColumn[]
  readonly setColumns: (columns: Arrangement) => void
  /** whether anything differs from the declared list */
  readonly isCustomised: boolean
  readonly reset: () => void
}

/** The user's view settings: the row height of all lists and the columns of each. */
export function useViewSettings(resource: Resource): ViewSettings {
  const [density, setDensity] = usePreference('density', 'standard', isDensity)
  const [stored, store] = usePreference(`list.${resource.name}`, '', isString)
  return useMemo(() => {
    const arrangement = parseArrangement(stored)
    const names = arrangement.length ? arrangement.map(({ name }) => name) : resource.columns
    return {
      density,
      setDensity,
      columns: columnsForNames(resource, names).map((column) => ({
        ...column,
        width: arrangement.find(({ name }) => name === column.name)?.width,
      })),
      setColumns: (columns) => store(formatArrangement(columns)),
      isCustomised: stored !== '',
      reset: () => store(''),
    }
  }, [resource, density, setDensity, stored, store])
}

const isDensity = (value: string): value is Density => densities.some((each) => each === value)
const isString = (value: string): value is string => typeof value === 'string'
