import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { say } from '#domain/messages/messages.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import type { AccountRow } from '../accounts.ts'
import { countTry, forgetTries, perAccount, perCodeDay, uncountTry } from '../limits.ts'
import { limitAddress, limitTries, pairKey, type AccountParts } from '../parts.ts'
import {
  issueChallenge,
  spendChallenge,
  tryChallenge,
  type Challenge,
  type ChallengePurpose,
} from './challenges.ts'
import { hasFactor, methodsOf, owesFactor, type FactorMethod } from './factors.ts'
import { requestOptions, acceptPasskey } from './passkeys.ts'
import { reportFactor } from './report.ts'
import { checkTotp, isUnreadable } from './totp.ts'

export type SecondFactorQuestion = {
  /** continues this step, and is good for nothing else */
  readonly token: string
  /** the ways to take it; none where a factor has to be enrolled first */
  readonly methods: readonly FactorMethod[]
  /** what can be enrolled, where there is no factor yet */
  readonly enrol?: readonly ('totp' | 'passkey')[]
  /** what a browser asks a passkey with */
  readonly passkey?: object
  /** for whoever expected a session */
  readonly message: string
}

export type SecondFactorAnswer = {
  readonly token: string
  readonly method: FactorMethod
  readonly code?: string
  readonly passkey?: AuthenticationResponseJSON
}

/** The second step that an account has to take; undefined: it has no factor. */
async function questionFor(
  parts: AccountParts,
  request: FastifyRequest,
  purpose: ChallengePurpose,
  account: AccountRow,
): Promise<SecondFactorQuestion | undefined> {
  const { db, factors } = parts
  const host = factors.hosts.of(request)
  const methods = await methodsOf(db, account.id, host?.name)
  if (!methods) return undefined
  const passkey =
    host && methods.includes('passkey') ? await requestOptions(db, host, account.id) : undefined
  const facts = host && passkey ? { host: host.name, challenge: passkey.challenge } : {}
  const token = await issueChallenge(db, purpose, account.id, facts)
  const message = say('error.second_factor_required', request.language)
  return { token, methods, ...(passkey && { passkey }), message }
}

/** What stands between the right password and a session; undefined: nothing. */
export async function stepBeforeSession(
  parts: AccountParts,
  request: FastifyRequest,
  account: AccountRow,
): Promise<SecondFactorQuestion | undefined> {
  const { db, factors } = parts
  const question = await questionFor(parts, request, 'sign-in', account)
  if (question || !(await owesFactor(db, account.id))) return question
  const token = await issueChallenge(db, 'enrol', account.id)
  const message = say('error.second_factor_enrol', request.language)
  const enrol = factors.hosts.of(request) ? (['totp', 'passkey'] as const) : (['totp'] as const)
  return { token, methods: [], enrol, message }
}

/**
 * Whoever changes how an account is entered shows its second factor; says whether it has one. Without an
 * answer it refuses with the question, and nothing has changed: the same is sent once more with the answer.
 */
export async function requireSecondFactor(
  parts: AccountParts,
  request: FastifyRequest,
  purpose: 'reset' | 'invitation',
  account: AccountRow,
  answer: SecondFactorAnswer | undefined,
): Promise<boolean> {
  if (!(await hasFactor(parts.db, account.id))) return false
  if (!answer) {
    const secondFactor = await questionFor(parts, request, purpose, account)
    throw refuse('second_factor_required', { details: { secondFactor } })
  }
  await proveSecondFactor(parts, request, purpose, answer, async (id) =>
    id === account.id ? account : undefined,
  )
  return true
}

/** Judges the second step: counted first, then spent, so that neither guessing nor repeating helps. */
export async function proveSecondFactor(
  parts: AccountParts,
  request: FastifyRequest,
  purpose: ChallengePurpose,
  answer: SecondFactorAnswer,
  find: (accountId: string) => Promise<AccountRow | undefined>,
): Promise<AccountRow> {
  const { db } = parts
  await limitAddress(parts, request, 'factor')
  const challenge = await tryChallenge(db, purpose, answer.token)
  const account = challenge.accountId ? await find(challenge.accountId) : undefined
  if (!account?.active) throw refuse('second_factor_expired')
  const whom = account.id
  await limitTries(parts, request, { what: 'factor', whom, limits: [perAccount] })
  const refusal = await judge(parts, request, challenge, account, answer)
  if (refusal) {
    await reportFactor(parts, db, request, account, {
      event: 'second_factor_failed',
      details: answer.method,
    })
    throw refusal
  }
  await spendChallenge(db, challenge)
  await forgetTries(db, pairKey('factor', whom, request))
  return account
}

async function judge(
  parts: AccountParts,
  request: FastifyRequest,
  challenge: Challenge,
  account: AccountRow,
  answer: SecondFactorAnswer,
): Promise<Refusal | undefined> {
  const { method, code = '', passkey } = answer
  if (method === 'passkey') return judgePasskey(parts, request, challenge, passkey)
  if (!code) return refuse('validation', { fields: { '/code': { key: 'field.required' } } })
  return method === 'totp'
    ? judgeTotp(parts, request, account, code)
    : judgeRecovery(parts, request, account, code)
}

async function judgePasskey(
  { db, factors }: AccountParts,
  request: FastifyRequest,
  challenge: Challenge,
  response: AuthenticationResponseJSON | undefined,
): Promise<Refusal | undefined> {
  const host = factors.hosts.demand(request)
  if (!response) return refuse('passkey_invalid')
  const used = await acceptPasskey(db, { response, challenge, host, isPasswordless: false })
  return used ? undefined : refuse('passkey_invalid')
}

/** Six digits can be guessed: beside everything else there are few wrong ones a day, whoever sends them. */
async function judgeTotp(
  parts: AccountParts,
  request: FastifyRequest,
  account: AccountRow,
  code: string,
): Promise<Refusal | undefined> {
  const { db, factors } = parts
  const budget = `totp day ${account.id}`
  const counted = await countTry(db, budget, perCodeDay)
  if (counted) {
    // Once: whoever tries knows the password, and its owner has to hear of that.
    if (counted.first)
      await reportFactor(parts, db, request, account, {
        event: 'too_many_attempts',
        news: 'guessed',
      })
    throw counted.refusal
  }
  const digits = toLatinDigits(code).replace(/\s/g, '')
  const verdict = await checkTotp(db, factors.totp, account.id, digits)
  if (verdict === 'wrong') return wrong('field.totp')
  await uncountTry(db, budget)
  if (verdict === 'unreadable') return refuse('second_factor_unreadable')
  return verdict === 'used' ? wrong('field.totpUsed') : undefined
}

async function judgeRecovery(
  parts: AccountParts,
  request: FastifyRequest,
  account: AccountRow,
  code: string,
): Promise<Refusal | undefined> {
  const { db, factors } = parts
  return db.transaction().execute(async (inner) => {
    if (!(await factors.recovery.use(inner, account.id, code)))
      // What the codes were hashed with is gone with what the app was sealed with.
      return (await isUnreadable(inner, factors.totp, account.id))
        ? refuse('second_factor_unreadable')
        : wrong('field.recoveryCode')
    await reportFactor(parts, inner, request, account, {
      event: 'recovery_used',
      news: 'recoveryUsed',
    })
    return undefined
  })
}

const wrong = (key: 'field.totp' | 'field.totpUsed' | 'field.recoveryCode'): Refusal =>
  refuse('second_factor_invalid', { fields: { '/code': { key } } })
