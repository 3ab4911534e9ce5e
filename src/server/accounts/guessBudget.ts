import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { clientInfoOf } from '#server/http/requestOrigin.ts'

/**
 * Wrong codes of four digits that may be tried at one account: nine of 10,000 within any year leave a
 * stranger a chance below 1 in 1,000, however many codes they have mailed. Whoever owns the mailbox
 * needs no guess: the link in the mail works when the budget is spent.
 */
const maxGuesses = 9
/** A browser that signed in to the account before has a budget of its own, which strangers cannot spend. */
const budgetDays = { stranger: 365, known: 30 } as const

type CodeGuess = {
  /** as they were called, whether there is such an account or not */
  readonly loginId: string
  /** the hash of a browser that signed in to the account before */
  readonly knownBrowser: string | undefined
}

const guessKey = ({ loginId, knownBrowser }: CodeGuess): string =>
  knownBrowser ? `guess ${knownBrowser} ${loginId}` : `guess ${loginId}`

/** Counts a guess before it is judged, so that a thousand at once are nine; refuses the one too many. */
export async function countGuess(
  db: Database,
  request: FastifyRequest,
  guess: CodeGuess,
): Promise<void> {
  const days = guess.knownBrowser ? budgetDays.known : budgetDays.stranger
  // Each guess that counts begins the year anew, so that no year ever holds more of them.
  const { rows } = await runSql<{ count: number }>(
    db,
    `insert into attempts (key, count, until) values ($1, 1, now() + make_interval(days => $2::int))
     on conflict (key) do update set
       count = case when attempts.until < now() then 1 else attempts.count + 1 end,
       until = case when attempts.until < now() or attempts.count < ${maxGuesses}
         then excluded.until else attempts.until end
     returning count`,
    [guessKey(guess), days],
  )
  const count = rows[0]?.count ?? 0
  if (count <= maxGuesses) return
  if (count === maxGuesses + 1) {
    const visitor = clientInfoOf(request)
    await recordAuditEvent(db, {
      event: 'too_many_attempts',
      email: guess.loginId,
      client: visitor,
    })
  }
  throw refuse('code_guesses_spent', { fields: { '/otp': { key: 'field.codeGuesses' } } })
}

/** A right code was no guess. */
export const uncountGuess = (db: Database, guess: CodeGuess) =>
  runSql(db, 'update attempts set count = count - 1 where key = $1 and count > 0', [
    guessKey(guess),
  ])
