import { useMemo } from 'react'
import type { Resource } from '#resource/resource.ts'
import { usePreference } from '../../context/preferences.ts'
import {
  parseArrangement,
  formatArrangement,
  type ArrangedColumn,
  type Arrangement,
} from './arrangement.ts'
import { columnsNamed, type ListColumn } from './columns.ts'

export const densities = ['compact', 'standard', 'comfortable'] as const
export type Density = (typeof densities)[number]

export type ViewColumn = ListColumn & ArrangedColumn

export type View = {
  readonly density: Density
  readonly setDensity: (density: Density) => void
  readonly columns: readonly ViewColumn[]
  readonly arrange: (columns: Arrangement) => void
  /** anything differs from how the list is declared */
  readonly isArranged: boolean
  readonly reset: () => void
}

/** How this person likes this list: row height for all lists, columns for each. */
export function useView(resource: Resource): View {
  const [density, setDensity] = usePreference('density', 'standard', isDensity)
  const [stored, store] = usePreference(`list.${resource.name}`, '', isText)
  return useMemo(() => {
    const arranged = parseArrangement(stored)
    const names = arranged.length ? arranged.map(({ name }) => name) : resource.columns
    return {
      density,
      setDensity,
      columns: columnsNamed(resource, names).map((column) => ({
        ...column,
        width: arranged.find(({ name }) => name === column.name)?.width,
      })),
      arrange: (columns) => store(formatArrangement(columns)),
      isArranged: stored !== '',
      reset: () => store(''),
    }
  }, [resource, density, setDensity, stored, store])
}

const isDensity = (value: string): value is Density => densities.some((each) => each === value)
const isText = (value: string): value is string => typeof value === 'string'
