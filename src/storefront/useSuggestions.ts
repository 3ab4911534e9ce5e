import { useEffect, useRef, useState } from 'react'
import type { Money } from '#domain/money.ts'
import type { PictureRecord } from './data/types.ts'
import type { TopicLabels } from './suggest.ts'
import { useShop } from './useShop.ts'
import { useShopApi } from './useShopApi.ts'

/** What may be meant by what was typed, and where it leads. */
export type Suggestion = {
  readonly to: string
  readonly title: string
  /** what sort of thing it is */
  readonly kind: string
  readonly picture?: PictureRecord | undefined
  readonly price?: Money | undefined
  /** what the price is paid for; null: once */
  readonly period?: string | null
  /** why the reader may not buy it, in a few words */
  readonly barrier?: string | undefined
}

/** Fewer letters than this say nothing. */
const minLength = 2
const noSuggestions: readonly Suggestion[] = []

/** What these words may mean; never what others meant. */
export function useSuggestions(typed: string, labels: TopicLabels): readonly Suggestion[] {
  const shop = useShop()
  const api = useShopApi()
  const words = typed.trim().slice(0, 100)
  const [answer, setAnswer] = useState({ words: '', suggestions: noSuggestions })
  const latest = useRef({ labels, before: noSuggestions })
  latest.current = { labels, before: answer.suggestions }
  useEffect(() => {
    if (words.length < minLength || !shop) return
    const controller = new AbortController()
    const { signal } = controller
    import('./suggest.ts')
      .then(({ suggest }) =>
        suggest({ words, shop, api, signal, ...latest.current }, (suggestions) => {
          if (!signal.aborted) setAnswer({ words, suggestions })
        }),
      )
      // Who gets no suggestions can still search.
      .catch(() => undefined)
    return () => controller.abort()
  }, [api, shop, words])
  return answer.words === words ? answer.suggestions : noSuggestions
}
