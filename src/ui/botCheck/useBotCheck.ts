import { useCallback, useEffect, useRef } from 'react'
import { answerChallenge, BotCheckNotReady, type BotChallenge } from './answerChallenge.ts'

export type BotCheck = {
  /** the answer, as soon as it is there; throws BotCheckNotReady when there will be none */
  execute(): Promise<string | undefined>
}

/** How old an answer may be when it is sent, in milliseconds: the shortest-lived ones last two minutes. */
const maxAnswerAge = 100_000

/** Starts to answer while somebody is still typing. Each answer counts once. */
export function useBotCheck(fetchChallenge: () => Promise<BotChallenge>): BotCheck {
  const pending = useRef<Promise<string | undefined>>(undefined)
  const startedAt = useRef(0)
  const isFailed = useRef(false)
  const abortController = useRef(new AbortController())

  const start = useCallback(() => {
    const { signal } = abortController.current
    const answer = fetchChallenge().then((challenge) => answerChallenge(challenge, signal))
    answer.catch(() => {
      isFailed.current = pending.current === answer
    })
    isFailed.current = false
    pending.current = answer
    startedAt.current = Date.now()
  }, [fetchChallenge])

  useEffect(() => {
    abortController.current = new AbortController()
    start()
    return () => abortController.current.abort()
  }, [start])

  const execute = useCallback(async () => {
    if (isFailed.current || Date.now() - startedAt.current > maxAnswerAge) start()
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
