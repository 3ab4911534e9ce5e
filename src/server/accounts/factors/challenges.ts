import { createHash, randomBytes } from 'node:crypto'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

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
  await runSql(
    db,
    `insert into factor_challenges (hash, purpose, account_id, facts, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5::int))`,
    [hashToken(token), purpose, accountId ?? null, JSON.stringify(facts), lifetimeMinutes[purpose]],
  )
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
  const { rows } = await runSql<StoredChallenge>(
    db,
    `update factor_challenges set tries = tries + 1
     where hash = $1 and purpose = $2 and tries < ${maxAttempts} and expires_at > now()
     returning hash, account_id as account, facts`,
    [hashToken(token), purpose],
  )
  return toChallenge(rows)
}

/** Like `attemptChallenge`, without counting an attempt, for steps where nothing can be guessed. */
export async function readChallenge(
  db: Database,
  purpose: ChallengePurpose,
  token: string,
): Promise<Challenge> {
  const { rows } = await runSql<StoredChallenge>(
    db,
    `select hash, account_id as account, facts from factor_challenges
     where hash = $1 and purpose = $2 and tries < ${maxAttempts} and expires_at > now()`,
    [hashToken(token), purpose],
  )
  return toChallenge(rows)
}

function toChallenge([found]: readonly StoredChallenge[]): Challenge {
  if (!found) throw refuse('second_factor_expired')
  return { hash: found.hash, accountId: found.account ?? undefined, facts: found.facts }
}

/** Replaces the data that the next step of the same enrolment is checked against. */
export const updateChallenge = (db: Database, { hash }: Challenge, facts: ChallengeDetails) =>
  runSql(db, 'update factor_challenges set facts = $2 where hash = $1', [
    hash,
    JSON.stringify(facts),
  ])

/** Deletes a step so that it counts once; throws `second_factor_expired` if it is already gone. */
export async function consumeChallenge(db: Database, { hash }: Challenge): Promise<void> {
  const { rows } = await runSql(
    db,
    'delete from factor_challenges where hash = $1 returning hash',
    [hash],
  )
  if (!rows.length) throw refuse('second_factor_expired')
}
