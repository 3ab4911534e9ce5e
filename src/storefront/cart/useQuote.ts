import { useCallback, useEffect, useRef, useState } from 'react'
import { isFinal } from '#api/isFinal.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { connect, useSession } from '../account/session.ts'
import { learn, useKnown } from './known.ts'
import { readQuote, type Quote, type Wanted } from './quote.ts'

/** How long quantities may go on changing before the price is asked for, in milliseconds. */
const pause = 300
/** How long until a server that was away is asked again. */
const patience = 8000

export type QuoteState = {
  /** the last that was heard; of what is wanted now only where the status is 'fresh' */
  readonly quote: Quote | undefined
  readonly status: 'asking' | 'fresh' | 'failed'
  reload(): void
}

/** What the cart costs, asked for again whenever what is wanted changes. */
export function useQuote(wanted: Wanted): QuoteState {
  const { quote } = useKnown()
  const { language } = useLanguage()
  const { status: session, user } = useSession()
  const [turn, setTurn] = useState(0)
  const key = JSON.stringify([wanted, language, turn])
  const [answer, setAnswer] = useState<{ key: string; isFailed: boolean; isFinal: boolean }>()
  const latest = useRef(wanted)
  latest.current = wanted
  const isEmpty = Object.keys(wanted.items).length === 0
  const isFirst = useRef(true)
  const reload = useCallback(() => setTurn((before) => before + 1), [])

  useEffect(() => {
    if (isEmpty) return
    const asking = new AbortController()
    const ask = async (): Promise<void> => {
      try {
        const { client } = await connect()
        const heard = await readQuote(client, latest.current, asking.signal)
        if (asking.signal.aborted) return
        learn({ quote: heard })
        setAnswer({ key, isFailed: false, isFinal: false })
      } catch (error) {
        if (!asking.signal.aborted) setAnswer({ key, isFailed: true, isFinal: isFinal(error) })
      }
    }
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : pause)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [key, isEmpty])

  const known = answer?.key === key ? answer : undefined
  const isFailed = known?.isFailed ?? false
  const isWaiting = isFailed && !known?.isFinal
  useEffect(() => {
    // What was refused would be refused again.
    if (!isWaiting) return
    const timer = setTimeout(reload, patience)
    addEventListener('online', reload)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', reload)
    }
  }, [isWaiting, reload])

  // Other people have other prices; who it is in the beginning, the tokens say before the session does.
  const who = session === 'loading' ? undefined : (user?._id ?? '')
  const asker = useRef(who)
  useEffect(() => {
    if (who === undefined || who === asker.current) return
    if (asker.current !== undefined) reload()
    asker.current = who
  }, [who, reload])

  return { quote, status: known ? (isFailed ? 'failed' : 'fresh') : 'asking', reload }
}
