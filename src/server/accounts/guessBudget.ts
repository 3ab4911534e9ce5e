import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'

/**
 * Wrong four-digit codes allowed per account: with nine of 10,000 in any year, a stranger's chance
 * stays below 1 in 1,000, however many codes they request. The owner of the mailbox needs no
 * guesses: the link in the mail works even when the budget is spent.
 */
const maxGuesses = 9
/** Known browsers have a separate budget, which strangers cannot use up. */
const budgetDays = { stranger: 365, known: 30 } as const

type CodeGuess = {
  /** the account as entered, whether it exists or not */
  readonly accountKey: string
  /** the hash of a browser that signed in to the account before */
  readonly knownBrowser: string | undefined
}

const guessKey = ({ accountKey, knownBrowser }: CodeGuess): string =>
  knownBrowser ? `guess ${knownBrowser} ${accountKey}` : `guess ${accountKey}`

/**
 * Counts a guess before the code is checked, so that parallel guesses cannot exceed the limit.
 * Throws `code_guesses_spent` above it.
 */
export async function countGuess(db: Database, guess: CodeGuess): Promise<void> {
  const days = guess.knownBrowser ? budgetDays.known : budgetDays.stranger
  // Each counted guess restarts the period, so that no year ever contains more of them.
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
  if (count === maxGuesses + 1)
    await recordAuditEvent(db, { event: 'too_many_attempts', email: guess.accountKey })
  throw refuse('code_guesses_spent', { fields: { '/otp': { key: 'field.codeGuesses' } } })
}

/** Takes back the count of a right code. */
export const discardGuess = (db: Database, guess: CodeGuess) =>
  db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', guessKey(guess))
    .where('count', '>', 0)
    .execute()
