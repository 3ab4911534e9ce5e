import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listQuery } from '#api/queries.ts'
import { searchText } from '#domain/searchText.ts'
import type { MenuSection } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../../context/catalogue.ts'
import { navigationOf } from '../../context/navigation.ts'
import { usePaths } from '../../context/paths.ts'
import { useHolder } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { recordTitle } from '../../engine/recordTitle.ts'

export type Finding = { readonly to: string; readonly title: string }
export type Findings = {
  readonly screens: readonly Finding[]
  readonly groups: readonly { readonly resource: Resource; readonly found: readonly Finding[] }[]
  /** too few letters to ask for */
  readonly isShort: boolean
  /** answers are still on their way */
  readonly isWaiting: boolean
  /** not everything could be asked: more may fit */
  readonly hasFailed: boolean
}

/** Whose records people look for by name; of the others the screen is found. */
const sought: ReadonlySet<MenuSection> = new Set(['catalogue', 'sales', 'people', 'marketing'])
const perResource = 3
const fewestLetters = 2
const pause = 250

/** Screens and records that fit some words, among those that one may read. */
export function useFindings(words: string): Findings {
  const { records } = useServices()
  const { language } = useLanguage()
  const paths = usePaths()
  const readable = navigationOf(useCatalogue(), useHolder()).flatMap(({ resources }) => resources)
  const search = useDelayed(words)
  const asked = readable.filter(({ menu, singleton }) => sought.has(menu.section) && !singleton)
  const answers = useQueries({
    queries: asked.map((resource) => ({
      ...listQuery(records, resource.name, {
        query: {
          search,
          limit: perResource,
          fields: resource.references.map(({ name }) => name).join(','),
        },
        language,
      }),
      enabled: search.length >= fewestLetters,
    })),
  })
  const wanted = searchText(words)
  return {
    screens: readable
      .filter(({ labels }) => wanted && searchText(labels.many[language]).includes(wanted))
      .map((resource) => ({ to: paths.list(resource), title: resource.labels.many[language] })),
    groups: asked.flatMap((resource, index) => {
      const found = search.length >= fewestLetters ? (answers[index]?.data?.data ?? []) : []
      if (found.length === 0) return []
      return {
        resource,
        found: found.map((record) => ({
          to: paths.one(resource, record._id),
          title: recordTitle(resource, record, language),
        })),
      }
    }),
    isShort: words.length < fewestLetters,
    isWaiting: search !== words || answers.some(({ isFetching }) => isFetching),
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
