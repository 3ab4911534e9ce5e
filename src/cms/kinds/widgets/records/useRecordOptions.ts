import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Query } from '#api/queryString.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { Resource } from '#resource/resource.ts'
import { subtitleFields } from '#resource/subtitle.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../../context/services.ts'
import { useDebounced } from '../../useDebounced.ts'

type Options = {
  readonly words: string
  readonly enabled: boolean
  readonly limit?: number
  /** further conditions on the records */
  readonly filter?: Query
}

/** Searches records of a resource while the user types. */
export function useRecordOptions(
  target: Resource | undefined,
  { words, enabled, limit = 20, filter }: Options,
): { options: readonly RecordData[]; loading: boolean; total: number } {
  const { records } = useServices()
  const { language } = useLanguage()
  const typed = words.trim()
  const search = useDebounced(typed)
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...listQuery(records, target?.name ?? '', {
      query: {
        ...filter,
        search,
        limit,
        sort: search ? undefined : target?.sort,
        fields: target && [...subtitleFields(target), ...pictureOf(target)].join(','),
      },
      language,
    }),
    enabled: enabled && target !== undefined,
  })
  // The options of earlier words would be chosen by mistake.
  const isOutdated = search !== typed || isPlaceholderData
  return {
    options: isOutdated ? none : (data?.data ?? none),
    loading: isFetching || isOutdated,
    total: data?.meta.total ?? 0,
  }
}

const none: readonly RecordData[] = []

const pictureOf = (target: Resource): readonly string[] => [pictureColumn(target) ?? []].flat()
