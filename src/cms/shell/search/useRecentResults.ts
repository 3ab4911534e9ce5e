import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../../context/catalogue.ts'
import { readRecentRecords } from '../../context/recentRecords.ts'
import { useServices } from '../../context/services.ts'
import { subtitleQuery } from '../../engine/subtitleQuery.ts'
import { toSearchResult, type SearchResult } from './searchResults.ts'
import { useReadableResources } from './useReadableResources.ts'

/** Returns the records opened last that still exist and that the user may still read. */
export function useRecentResults(): readonly SearchResult[] {
  const { records, tokens } = useServices()
  const { language } = useLanguage()
  const catalogue = useCatalogue()
  const [recent] = useState(() => readRecentRecords(tokens.userId()))
  const wantedResources = useReadableResources().flatMap((resource) => {
    const ids = recent.filter((each) => each.resource === resource.name).map(({ id }) => id)
    return ids.length ? [{ resource, ids }] : []
  })
  const answers = useQueries({
    queries: wantedResources.map(({ resource, ids }) =>
      subtitleQuery(records, resource, { ids, language }),
    ),
  })
  const resultsById = new Map(
    wantedResources.flatMap(({ resource }, index) =>
      (answers[index]?.data?.data ?? []).map((record) => {
        const result = toSearchResult(resource, record, { catalogue, language })
        const subtitle = [resource.labels.one[language], ...result.subtitle]
        return [record._id, { ...result, subtitle }]
      }),
    ),
  )
  return recent.flatMap(({ id }) => resultsById.get(id) ?? [])
}
