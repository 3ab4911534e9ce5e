import { createHash, randomBytes } from 'node:crypto'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** What a pending step is good for, and for nothing else. */
export type ChallengePurpose = 'sign-in' | 'passkey' | 'enrol' | 'add' | 'reset' | 'invitation'

/** How long a step may take, in minutes; who enrols may have to install an app first. */
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
  /** of an authenticator app that is being set up; sealed */
  readonly secret?: string
}

export type Challenge = {
  readonly hash: string
  /** undefined: whoever has the passkey */
  readonly accountId: string | undefined
  readonly facts: ChallengeDetails
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A pending step, and the token that continues it. */
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

/** The step that a token continues. The try is counted before it is judged: a thousand at once are five. */
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

/** The same where nothing is guessed, so that no try is counted. */
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

/** What the next step of the same enrolment is checked against. */
export const updateChallenge = (db: Database, { hash }: Challenge, facts: ChallengeDetails) =>
  runSql(db, 'update factor_challenges set facts = $2 where hash = $1', [
    hash,
    JSON.stringify(facts),
  ])

/** A step counts once: of two at the same time the second finds nothing. */
export async function consumeChallenge(db: Database, { hash }: Challenge): Promise<void> {
  const { rows } = await runSql(
    db,
    'delete from factor_challenges where hash = $1 returning hash',
    [hash],
  )
  if (!rows.length) throw refuse('second_factor_expired')
}
