import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Input } from '#api/resourcePaths.ts'
import { queryKeys } from '#api/queries.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { useServices } from '../../context/services.ts'
import type { Estimate } from '../../kinds/estimate.ts'
import { useDebounced } from '../../kinds/useDebounced.ts'

type EstimateRequest = {
  readonly resource: Resource
  readonly record: RecordData
  readonly verb: string
  readonly action: ActionDeclaration
  /** the input typed so far, as it would be sent */
  readonly input: Input
}

/** Returns the estimated result of an action; nothing while the input is not valid. */
export function useEstimate({ resource, record, verb, action, input }: EstimateRequest) {
  const { records } = useServices()
  const { estimate: schema } = action
  const debouncedInput = useDebounced(JSON.stringify(input))
  const { data, isError } = useQuery({
    queryKey: [
      ...queryKeys.record(resource.name, record._id),
      record.version,
      verb,
      debouncedInput,
    ],
    queryFn: async ({ signal }) => {
      const sentInput: Input = JSON.parse(debouncedInput)
      const estimated = await records.estimate(resource.name, record._id, verb, sentInput, {
        signal,
      })
      return { input: sentInput, estimated }
    },
    enabled: schema !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  return useMemo(
    (): Estimate | undefined => (schema && data && !isError ? { schema, ...data } : undefined),
    [schema, data, isError],
  )
}
