import { useCallback, useEffect, useRef } from 'react'
import { useServices } from '../../context/services.ts'
import { answerChallenge, BotCheckNotReady } from './botCheck.ts'

export type BotCheck = {
  /** the answer, as soon as it is there; throws BotCheckNotReady when there will be none */
  execute(): Promise<string | undefined>
}

/** How old an answer may be when it is sent, in milliseconds: the shortest-lived ones last two minutes. */
const freshness = 100_000

/** Starts to answer while somebody is still typing. Each answer counts once. */
export function useBotCheck(): BotCheck {
  const { auth } = useServices()
  const pending = useRef<Promise<string | undefined>>(undefined)
  const began = useRef(0)
  const stop = useRef(new AbortController())

  const start = useCallback(() => {
    const { signal } = stop.current
    const answer = auth.botCheck().then((asked) => answerChallenge(asked, signal))
    answer.catch(() => undefined)
    pending.current = answer
    began.current = Date.now()
  }, [auth])

  useEffect(() => {
    stop.current = new AbortController()
    start()
    return () => stop.current.abort()
  }, [start])

  const execute = useCallback(async () => {
    if (Date.now() - began.current > freshness) start()
    const answer = pending.current
    if (!answer) throw new BotCheckNotReady()
    try {
      return await answer
    } catch {
      throw new BotCheckNotReady()
    } finally {
      start()
    }
  }, [start])

  return { execute }
}
