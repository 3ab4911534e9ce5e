import { useCallback, useEffect, useRef, useState } from 'react'
import { isPermanentError } from '#api/isPermanentError.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { connect, useSession } from '../../account/session.ts'
import { updateCartCache, useCartCache } from '../cartCache.ts'
import { readQuote, type Quote, type PricingRequest } from './quote.ts'

/** Delay between the last change and the price request, in milliseconds. */
const debounceMs = 300
/** Delay before an unreachable server is called again, in milliseconds. */
const retryDelay = 8000

export type QuoteState = {
  /** the last known quote; it matches the current request only if `status` is 'fresh' */
  readonly quote: Quote | undefined
  readonly status: 'asking' | 'fresh' | 'failed'
  reload(): void
}

/** Returns the price of the cart and requests it again whenever the request changes. */
export function useQuote(request: PricingRequest): QuoteState {
  const { quote } = useCartCache()
  const { language } = useLanguage()
  const { status: session, user } = useSession()
  const [reloadCount, setReloadCount] = useState(0)
  const key = JSON.stringify([request, language, reloadCount])
  const [answer, setAnswer] = useState<{ key: string; isFailed: boolean; isPermanent: boolean }>()
  const latest = useRef(request)
  latest.current = request
  const isEmpty = Object.keys(request.items).length === 0
  const isFirst = useRef(true)
  const reload = useCallback(() => setReloadCount((before) => before + 1), [])

  useEffect(() => {
    if (isEmpty) return
    const controller = new AbortController()
    const loadQuote = async (): Promise<void> => {
      try {
        const { client } = await connect()
        const newQuote = await readQuote(client, latest.current, controller.signal)
        if (controller.signal.aborted) return
        updateCartCache({ quote: newQuote })
        setAnswer({ key, isFailed: false, isPermanent: false })
      } catch (error) {
        if (!controller.signal.aborted)
          setAnswer({ key, isFailed: true, isPermanent: isPermanentError(error) })
      }
    }
    const timer = setTimeout(() => void loadQuote(), isFirst.current ? 0 : debounceMs)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, isEmpty])

  const currentAnswer = answer?.key === key ? answer : undefined
  const isFailed = currentAnswer?.isFailed ?? false
  const isWaiting = isFailed && !currentAnswer?.isPermanent
  useEffect(() => {
    // A permanent error would be returned again.
    if (!isWaiting) return
    const timer = setTimeout(reload, retryDelay)
    addEventListener('online', reload)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', reload)
    }
  }, [isWaiting, reload])

  // Prices differ between users. While the session loads, the user is not known yet.
  const userId = session === 'loading' ? undefined : (user?._id ?? '')
  const quotedUserId = useRef(userId)
  useEffect(() => {
    if (userId === undefined || userId === quotedUserId.current) return
    if (quotedUserId.current !== undefined) reload()
    quotedUserId.current = userId
  }, [userId, reload])

  return { quote, status: currentAnswer ? (isFailed ? 'failed' : 'fresh') : 'asking', reload }
}
