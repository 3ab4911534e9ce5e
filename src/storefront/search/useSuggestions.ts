import { useEffect, useRef, useState } from 'react'
import type { Money } from '#domain/money.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { PictureRecord } from '../data/types.ts'
import type { TopicLabels } from './suggest.ts'
import { useShop } from '../hooks/useShop.ts'

/** A search suggestion and its link. */
export type Suggestion = {
  readonly to: string
  readonly title: string
  /** the kind of page, as shown to the user */
  readonly kind: string
  readonly picture?: PictureRecord | undefined
  readonly price?: Money | undefined
  /** the billing period of a recurring price; null if it is paid once */
  readonly period?: string | null
  /** why the user may not buy it, as a short text */
  readonly barrier?: string | undefined
}

/** Shorter texts get no suggestions. */
const minLength = 2
const noSuggestions: readonly Suggestion[] = []

/** Returns the suggestions for the typed text, never those for an earlier text. */
export function useSuggestions(typed: string, labels: TopicLabels): readonly Suggestion[] {
  const shop = useShop()
  const { language } = useLanguage()
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
        suggest({ words, shop, language, signal, ...latest.current }, (suggestions) => {
          if (!signal.aborted) setAnswer({ words, suggestions })
        }),
      )
      // The search still works without suggestions.
      .catch(() => undefined)
    return () => controller.abort()
  }, [language, shop, words])
  return answer.words === words ? answer.suggestions : noSuggestions
}
