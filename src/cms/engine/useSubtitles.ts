import { useQueries } from '@tanstack/react-query'
import type { References } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../context/catalogue.ts'
import { useHolder, useCanAccess } from '../context/permissions.ts'
import { resourceVisibleTo } from '../context/resourceVisibleTo.ts'
import { useServices } from '../context/services.ts'
import { subtitleOf } from '../kinds/useSubtitle.ts'
import { subtitleQuery } from './subtitleQuery.ts'

/** Returns the subtitles of referring records by their id. */
export function useSubtitles(
  references: readonly References[],
): ReadonlyMap<string, readonly string[]> {
  const { records } = useServices()
  const { language } = useLanguage()
  const catalogue = useCatalogue()
  const holder = useHolder()
  const canAccess = useCanAccess()
  const readableReferences = references.flatMap(({ resource: name, records: namedRecords }) => {
    const resource: Resource | undefined = catalogue.get(name)
    return resource?.subtitle.length && canAccess(resource, 'read')
      ? [{ resource: resourceVisibleTo(holder, resource), ids: namedRecords.map(({ _id }) => _id) }]
      : []
  })
  const answers = useQueries({
    queries: readableReferences.map(({ resource, ids }) =>
      subtitleQuery(records, resource, { ids, language }),
    ),
  })
  return new Map(
    readableReferences.flatMap(({ resource }, index) =>
      (answers[index]?.data?.data ?? []).map((record) => [
        record._id,
        subtitleOf(resource, record, { catalogue, language }),
      ]),
    ),
  )
}
