import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listQuery } from '#api/queries.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import type { MenuSection } from '#resource/declaration.ts'
import { subtitleFields } from '#resource/subtitle.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../../context/catalogue.ts'
import { usePaths } from '../../context/paths.ts'
import { useServices } from '../../context/services.ts'
import { rankMatches, toSearchResult, type SearchResult } from './searchResults.ts'
import { useReadableResources } from './useReadableResources.ts'

export type SearchResultGroup = {
  readonly title: string
  readonly results: readonly SearchResult[]
}

export type SearchResults = {
  readonly screens: readonly SearchResult[]
  /** by resource, those with the best matches first */
  readonly groups: readonly SearchResultGroup[]
  /** whether there are only similar matches and no exact ones */
  readonly isGuess: boolean
  /** whether the search text is too short */
  readonly isShort: boolean
  /** whether some resources have not answered yet */
  readonly isWaiting: boolean
  /** whether some requests failed, so that there may be more matches */
  readonly hasFailed: boolean
}

/** The sections whose records are searched by name; of the others only the screens are found. */
const searchedSections: ReadonlySet<MenuSection> = new Set([
  'catalogue',
  'sales',
  'people',
  'marketing',
])
const maxPerResource = 6
const maxRecords = 12
const minLength = 2
const debounceMs = 250

/** Searches the screens and records that the user may read. */
export function useSearchResults(words: string): SearchResults {
  const { records } = useServices()
  const { language } = useLanguage()
  const catalogue = useCatalogue()
  const paths = usePaths()
  const readable = useReadableResources()
  const search = useDebouncedWords(words)
  const searchedResources = readable.filter(
    ({ menu, singleton }) => searchedSections.has(menu.section) && !singleton,
  )
  const answers = useQueries({
    queries: searchedResources.map((resource) => ({
      ...listQuery(records, resource.name, {
        query: {
          search,
          limit: maxPerResource,
          total: false,
          fields: subtitleFields(resource).join(','),
        },
        language,
      }),
      enabled: search.length >= minLength,
    })),
  })
  const screenWords = toSearchText(words)
  const isWaiting = search !== words || answers.some(({ isFetching }) => isFetching)
  const matches = searchedResources.flatMap((resource, index) => {
    const { data } = answers[index] ?? {}
    // Results for the previous text stay until the new ones arrive, because they may still match.
    return data && search.length >= minLength
      ? [{ resource, records: data.data, isGuess: data.meta.similar === true }]
      : []
  })
  const { groups, isGuess } = rankMatches(matches, search, maxRecords)
  return {
    screens: readable
      .filter(
        ({ labels }) => screenWords && toSearchText(labels.many[language]).includes(screenWords),
      )
      .map((resource) => ({
        to: paths.list(resource),
        title: resource.labels.many[language],
        subtitle: [],
      })),
    // Whether there are exact matches is known only after all have answered.
    groups: (isGuess && isWaiting ? [] : groups).map(({ resource, records: ofKind }) => ({
      title: resource.labels.many[language],
      results: ofKind.map((record) => toSearchResult(resource, record, { catalogue, language })),
    })),
    isGuess: isGuess && !isWaiting,
    isShort: words.length < minLength,
    isWaiting,
    hasFailed: answers.some(({ isError }) => isError),
  }
}

function useDebouncedWords(words: string): string {
  const [debounced, setDebounced] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(words), debounceMs)
    return () => clearTimeout(timer)
  }, [words])
  return debounced
}
