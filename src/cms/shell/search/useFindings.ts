import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listQuery } from '#api/queries.ts'
import { searchText } from '#domain/searchText.ts'
import type { MenuSection } from '#resource/declaration.ts'
import { subtitleFields } from '#resource/subtitle.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../../context/catalogue.ts'
import { usePaths } from '../../context/paths.ts'
import { useServices } from '../../context/services.ts'
import { bestFirst, findingOf, type Finding } from './findings.ts'
import { useReadable } from './useReadable.ts'

export type FindingGroup = { readonly title: string; readonly findings: readonly Finding[] }

export type Findings = {
  readonly screens: readonly Finding[]
  /** by their kind, those that fit best first */
  readonly groups: readonly FindingGroup[]
  /** nothing stands anywhere as it was typed: the records are only like it */
  readonly isGuess: boolean
  /** too few letters to ask for */
  readonly isShort: boolean
  /** answers are still on their way */
  readonly isWaiting: boolean
  /** not everything could be asked: more may fit */
  readonly hasFailed: boolean
}

/** Whose records people look for by name; of the others the screen is found. */
const sought: ReadonlySet<MenuSection> = new Set(['catalogue', 'sales', 'people', 'marketing'])
const perResource = 6
const mostRecords = 12
const fewestLetters = 2
const pause = 250

/** Screens and records that fit some words, among those that one may read. */
export function useFindings(words: string): Findings {
  const { records } = useServices()
  const { language } = useLanguage()
  const catalogue = useCatalogue()
  const paths = usePaths()
  const readable = useReadable()
  const search = useDelayed(words)
  const asked = readable.filter(({ menu, singleton }) => sought.has(menu.section) && !singleton)
  const answers = useQueries({
    queries: asked.map((resource) => ({
      ...listQuery(records, resource.name, {
        query: {
          search,
          limit: perResource,
          total: false,
          fields: subtitleFields(resource).join(','),
        },
        language,
      }),
      enabled: search.length >= fewestLetters,
    })),
  })
  const wanted = searchText(words)
  const isWaiting = search !== words || answers.some(({ isFetching }) => isFetching)
  const found = asked.flatMap((resource, index) => {
    const { data } = answers[index] ?? {}
    // What was found for other words fits these perhaps: it stays until their own answer is there.
    return data && search.length >= fewestLetters
      ? [{ resource, records: data.data, isGuess: data.meta.similar === true }]
      : []
  })
  const { groups, isGuess } = bestFirst(found, search, mostRecords)
  return {
    screens: readable
      .filter(({ labels }) => wanted && searchText(labels.many[language]).includes(wanted))
      .map((resource) => ({
        to: paths.list(resource),
        title: resource.labels.many[language],
        subtitle: [],
      })),
    // Whether something fits exactly is known when all have answered.
    groups: (isGuess && isWaiting ? [] : groups).map(({ resource, records: ofKind }) => ({
      title: resource.labels.many[language],
      findings: ofKind.map((record) => findingOf(resource, record, { catalogue, language })),
    })),
    isGuess: isGuess && !isWaiting,
    isShort: words.length < fewestLetters,
    isWaiting,
    hasFailed: answers.some(({ isError }) => isError),
  }
}

function useDelayed(words: string): string {
  const [delayed, setDelayed] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return delayed
}
