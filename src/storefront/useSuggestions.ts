import { useEffect, useState } from 'react'
import { searchedText, searchText } from '#domain/searchText.ts'
import { enumLabel } from './data/labels.ts'
import type { Picture } from './data/types.ts'
import { useShop } from './useShop.ts'
import { useShopApi } from './useShopApi.ts'

/** What may be meant by what was typed, and where it leads. */
export type Suggestion = {
  readonly to: string
  readonly title: string
  /** what sort of thing it is */
  readonly kind: string
  readonly picture?: Picture | undefined
}

const mostTopics = 3
const mostProducts = 6
/** Fewer letters than this say nothing. */
const fewest = 2
/** How long a reader pauses before what they typed is looked for, in milliseconds. */
const pause = 150

/** Solutions by their names at once, then products as the server finds them: also mistyped, in either script. */
export function useSuggestions(
  typed: string,
  kinds: Readonly<Record<'applications' | 'useCases' | 'industries', string>>,
): readonly Suggestion[] {
  const shop = useShop()
  const api = useShopApi()
  const metadata = shop?.metadata
  const words = typed.trim().slice(0, 100)
  const isAsked = words.length >= fewest
  const [found, setFound] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    if (!isAsked || !metadata) return setFound([])
    const asking = new AbortController()
    const ask = async (): Promise<void> => {
      const query = new URLSearchParams({
        search: words,
        limit: String(mostProducts),
        fields: 'name,code,type,images',
        total: 'false',
      })
      const { data } = await api.products(query, asking.signal)
      setFound(
        data.map(({ code, name, type, images }) => ({
          picture: images?.[0],
          to: `/products/${code}`,
          title: name,
          kind: enumLabel(metadata, 'type', type),
        })),
      )
    }
    // Who gets no suggestions can still search.
    const waiting = setTimeout(() => void ask().catch(() => undefined), pause)
    return () => {
      clearTimeout(waiting)
      asking.abort()
    }
  }, [api, metadata, words, isAsked])
  if (!isAsked || !shop) return []
  const wanted = searchedText(words)
  const topics = (['applications', 'useCases', 'industries'] as const).flatMap((kind) =>
    shop[kind]
      .filter(({ title }) => searchText(title).includes(wanted))
      .map(({ code, title }) => ({ to: `/solutions/${kind}/${code}`, title, kind: kinds[kind] })),
  )
  return [...topics.slice(0, mostTopics), ...found]
}
