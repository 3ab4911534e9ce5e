import { listQuery } from '#api/queries.ts'
import type { Language } from '#domain/locale.ts'
import type { Resource } from '#resource/resource.ts'
import { subtitleFields } from '#resource/subtitle.ts'
import type { Services } from '../context/services.ts'

type Options = { readonly ids: readonly string[]; readonly language: Language }

/** Returns the query for these records, with only the fields of their title and subtitle. */
export const subtitleQuery = (
  records: Services['records'],
  resource: Resource,
  { ids, language }: Options,
) =>
  listQuery(records, resource.name, {
    query: {
      _id: ids,
      limit: ids.length,
      total: false,
      fields: subtitleFields(resource).join(','),
    },
    language,
  })
