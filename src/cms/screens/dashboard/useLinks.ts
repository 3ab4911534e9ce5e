import { useMemo } from 'react'
import { queryString, type Query } from '#api/queryString.ts'
import type { Resource } from '#resource/resource.ts'
import { canAdd } from '../../context/canAdd.ts'
import { useCatalogue } from '../../context/catalogue.ts'
import { usePaths } from '../../context/paths.ts'
import { useHolder } from '../../context/permissions.ts'

/** Where the figures come from: lists with their filters, and records. */
export type Links = {
  readonly list: (resource: string, query?: Query) => string
  readonly one: (resource: string, id: unknown) => string
  /** undefined for whoever may not add one */
  readonly add: (resource: string) => string | undefined
  readonly named: (resource: string) => Resource
}

export function useLinks(): Links {
  const catalogue = useCatalogue()
  const paths = usePaths()
  const holder = useHolder()
  return useMemo(() => {
    const named = (name: string): Resource => {
      const resource = catalogue.get(name)
      if (!resource) throw new Error(`the dashboard speaks of "${name}", which is not declared`)
      return resource
    }
    return {
      named,
      list: (name, query = {}) => {
        const search = queryString(query)
        return paths.list(named(name)) + (search && `?${search}`)
      },
      one: (name, id) => paths.one(named(name), String(id)),
      add: (name) => (canAdd(holder, named(name), catalogue) ? paths.add(named(name)) : undefined),
    }
  }, [catalogue, paths, holder])
}
