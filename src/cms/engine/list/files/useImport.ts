import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createImports, importQuery, isImportRunning, type ImportJob } from '#api/imports.ts'
import { queryKeys } from '#api/queries.ts'
import type { Resource } from '#resource/resource.ts'
import { useServices } from '../../../context/services.ts'

export type ImportState = {
  /** undefined before a file is chosen, and while it is being sent */
  readonly job: ImportJob | undefined
  readonly isSending: boolean
  readonly error: Error | null
  readonly begin: (file: File) => void
  readonly run: () => void
  /** returns to the first step and discards the checked file */
  readonly restart: () => void
}

/** The state of one import: sent, checked, written or cancelled. */
export function useImport(resource: Resource): ImportState {
  const { client } = useServices()
  const queries = useQueryClient()
  const imports = useMemo(() => createImports(client), [client])
  const [id, setId] = useState<string>()
  const options = importQuery(imports, resource.name, id ?? '')
  const { data, error: pollError } = useQuery({ ...options, enabled: id !== undefined })
  const storeJob = (received: ImportJob) => {
    queries.setQueryData(importQuery(imports, resource.name, received._id).queryKey, received)
    setId(received._id)
  }
  const beginMutation = useMutation({
    mutationFn: (file: File) => imports.begin(resource.name, file),
    onSuccess: storeJob,
  })
  const runMutation = useMutation({
    mutationFn: (importId: string) => imports.run(resource.name, importId),
    onSuccess: storeJob,
  })
  const job = id === undefined ? undefined : data
  const isDone = job?.state === 'done'
  useEffect(() => {
    // References to these records may now show other names and counts.
    if (isDone) void queries.invalidateQueries({ queryKey: [queryKeys.resource('')[0]] })
  }, [isDone, queries])

  const cancelJob = () => {
    if (!job || job.state === 'done' || job.state === 'writing') return
    // The server also discards it after a while, so a failure does not matter.
    void imports.cancel(resource.name, job._id).catch(() => undefined)
  }
  return {
    job,
    isSending: beginMutation.isPending || (id !== undefined && !job && !pollError),
    error: beginMutation.error ?? runMutation.error ?? pollError,
    begin: (file) => beginMutation.mutate(file),
    run: () => {
      if (job && !runMutation.isPending && !isImportRunning(job)) runMutation.mutate(job._id)
    },
    restart() {
      cancelJob()
      setId(undefined)
      beginMutation.reset()
      runMutation.reset()
    },
  }
}
