import { createHash, randomBytes } from 'node:crypto'
import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { now, timeFromNow } from '#server/platform/database/expressions.ts'

/** The only purpose that a pending step can be used for. */
export type ChallengePurpose = 'sign-in' | 'passkey' | 'enrol' | 'add' | 'reset' | 'invitation'

/** Lifetimes in minutes; enrolling may include installing an app first. */
const lifetimeMinutes: Readonly<Record<ChallengePurpose, number>> = {
  'sign-in': 10,
  passkey: 10,
  enrol: 30,
  add: 15,
  reset: 15,
  invitation: 15,
}

const maxAttempts = 5

export type ChallengeDetails = {
  /** what an authenticator has to sign, and for which host */
  readonly challenge?: string
  readonly host?: string
  /** the sealed secret of an authenticator app that is being set up */
  readonly secret?: string
}

export type Challenge = {
  readonly hash: string
  /** undefined: the account is identified by its passkey */
  readonly accountId: string | undefined
  readonly facts: ChallengeDetails
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Saves a pending step and returns the token that continues it. */
export async function issueChallenge(
  db: Database,
  purpose: ChallengePurpose,
  accountId: string | undefined,
  facts: ChallengeDetails = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('factor_challenges')
    .values({
      hash: hashToken(token),
      purpose,
      account_id: accountId ?? null,
      facts: JSON.stringify(facts),
      expires_at: timeFromNow(`${lifetimeMinutes[purpose]} minutes`),
    })
    .execute()
  return token
}

type StoredChallenge = {
  readonly hash: string
  readonly account: string | null
  readonly facts: ChallengeDetails
}

/**
 * Returns the step of a token and counts the attempt first, so that parallel attempts cannot exceed
 * the limit. Throws `second_factor_expired`.
 */
export async function attemptChallenge(
  db: Database,
  purpose: ChallengePurpose,
  token: string,
): Promise<Challenge> {
  const rows = await db
    .updateTable('factor_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('tries', '<', maxAttempts)
    .where('expires_at', '>', now)
    .returning(['hash', 'account_id as account', 'facts'])
    .execute()
  return toChallenge(rows)
}

/** Like `attemptChallenge`, without counting an attempt, for steps where nothing can be guessed. */
export async function readChallenge(
  db: Database,
  purpose: ChallengePurpose,
  token: string,
): Promise<Challenge> {
  const rows = await db
    .selectFrom('factor_challenges')
    .select(['hash', 'account_id as account', 'facts'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('tries', '<', maxAttempts)
    .where('expires_at', '>', now)
    .execute()
  return toChallenge(rows)
}

function toChallenge([found]: readonly StoredChallenge[]): Challenge {
  if (!found) throw refuse('second_factor_expired')
  return { hash: found.hash, accountId: found.account ?? undefined, facts: found.facts }
}

/** Replaces the data that the next step of the same enrolment is checked against. */
export const updateChallenge = (db: Database, { hash }: Challenge, facts: ChallengeDetails) =>
  db
    .updateTable('factor_challenges')
    .set({ facts: JSON.stringify(facts) })
    .where('hash', '=', hash)
    .execute()

/** Deletes a step so that it counts once; throws `second_factor_expired` if it is already gone. */
export async function consumeChallenge(db: Database, { hash }: Challenge): Promise<void> {
  const rows = await db
    .deleteFrom('factor_challenges')
    .where('hash', '=', hash)
    .returning('hash')
    .execute()
  if (!rows.length) throw refuse('second_factor_expired')
}
