import { useMemo } from 'react'
import { queryString, type Query } from '#api/queryString.ts'
import type { Resource } from '#resource/resource.ts'
import { canAdd } from '../../context/canAdd.ts'
import { useCatalogue } from '../../context/catalogue.ts'
import { usePaths } from '../../context/paths.ts'
import { useHolder } from '../../context/permissions.ts'

/** Links to the lists and records behind the figures. */
export type Links = {
  readonly list: (resource: string, query?: Query) => string
  readonly record: (resource: string, id: unknown) => string
  /** undefined if the user may not add one */
  readonly add: (resource: string) => string | undefined
  readonly findResource: (resource: string) => Resource
}

export function useLinks(): Links {
  const catalogue = useCatalogue()
  const paths = usePaths()
  const holder = useHolder()
  return useMemo(() => {
    const findResource = (name: string): Resource => {
      const resource = catalogue.get(name)
      if (!resource) throw new Error(`the dashboard speaks of "${name}", which is not declared`)
      return resource
    }
    return {
      findResource,
      list: (name, query = {}) => {
        const search = queryString(query)
        return paths.list(findResource(name)) + (search && `?${search}`)
      },
      record: (name, id) => paths.record(findResource(name), String(id)),
      add: (name) =>
        canAdd(holder, findResource(name), catalogue) ? paths.add(findResource(name)) : undefined,
    }
  }, [catalogue, paths, holder])
}
