import { useCallback, useEffect, useRef } from 'react'
import { answerChallenge, BotCheckNotReady, type BotChallenge } from './answerChallenge.ts'

export type BotCheck = {
  /** resolves to the answer when it is ready; throws BotCheckNotReady if there will be none */
  execute(): Promise<string | undefined>
}

/** The maximum age of an answer when it is sent, in milliseconds: some expire after two minutes. */
const maxAnswerAge = 100_000

/** Starts solving the challenge while the user is still typing. Each answer can be used once. */
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
