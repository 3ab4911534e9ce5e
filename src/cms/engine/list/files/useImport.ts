import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createImports, importQuery, isUnderWay, type Import } from '#api/imports.ts'
import { queryKeys } from '#api/queries.ts'
import type { Resource } from '#resource/resource.ts'
import { useServices } from '../../../context/services.ts'

export type Importing = {
  /** undefined before a file is chosen, and while it is sent */
  readonly found: Import | undefined
  readonly sending: boolean
  readonly error: Error | null
  readonly begin: (file: File) => void
  readonly run: () => void
  /** back to the beginning; what was checked is given up */
  readonly restart: () => void
}

/** One file on its way: sent, checked, written, or given up. */
export function useImport(resource: Resource): Importing {
  const { client } = useServices()
  const queries = useQueryClient()
  const imports = useMemo(() => createImports(client), [client])
  const [id, setId] = useState<string>()
  const options = importQuery(imports, resource.name, id ?? '')
  const { data, error: lost } = useQuery({ ...options, enabled: id !== undefined })
  const keep = (found: Import) => {
    queries.setQueryData(importQuery(imports, resource.name, found._id).queryKey, found)
    setId(found._id)
  }
  const beginning = useMutation({
    mutationFn: (file: File) => imports.begin(resource.name, file),
    onSuccess: keep,
  })
  const running = useMutation({
    mutationFn: (of: string) => imports.run(resource.name, of),
    onSuccess: keep,
  })
  const found = id === undefined ? undefined : data
  const isDone = found?.state === 'done'
  useEffect(() => {
    // What points here may show other names and counts now.
    if (isDone) void queries.invalidateQueries({ queryKey: [queryKeys.resource('')[0]] })
  }, [isDone, queries])

  const giveUp = () => {
    if (!found || found.state === 'done' || found.state === 'writing') return
    // It goes by itself after a while; nobody waits for this.
    void imports.giveUp(resource.name, found._id).catch(() => undefined)
  }
  return {
    found,
    sending: beginning.isPending || (id !== undefined && !found && !lost),
    error: beginning.error ?? running.error ?? lost,
    begin: (file) => beginning.mutate(file),
    run: () => {
      if (found && !running.isPending && !isUnderWay(found)) running.mutate(found._id)
    },
    restart() {
      giveUp()
      setId(undefined)
      beginning.reset()
      running.reset()
    },
  }
}
