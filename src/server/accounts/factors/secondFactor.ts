import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { refuse, type Refusal, refuseField } from '#domain/problem.ts'
import type { AccountRow } from '../accounts.ts'
import { countAttempt, clearAttempts, perTotpDay, discardAttempt } from '../rateLimits.ts'
import type { AccountServices } from '../accountServices.ts'
import { limitAddress, limitAttempts, accountAddressKey } from '../enforceRateLimits.ts'
import {
  issueChallenge,
  consumeChallenge,
  attemptChallenge,
  type Challenge,
  type ChallengePurpose,
} from './challenges.ts'
import { hasFactor, methodsOf, mustEnrolFactor, type FactorMethod } from './factors.ts'
import { requestOptions, verifyPasskey } from './passkeys.ts'
import { recordFactorEvent } from './recordFactorEvent.ts'
import { checkTotp, isTotpUnreadable } from './totp.ts'

export type SecondFactorChallenge = {
  /** continues this step and is valid for nothing else */
  readonly token: string
  /** the available methods; empty if a factor has to be enrolled first */
  readonly methods: readonly FactorMethod[]
  /** what can be enrolled if there is no factor yet */
  readonly enrol?: readonly ('totp' | 'passkey')[]
  /** the options for the browser's passkey request */
  readonly passkey?: object
  /** explains to API clients why they got no session */
  readonly message: string
}

export type SecondFactorAnswer = {
  readonly token: string
  readonly method: FactorMethod
  readonly code?: string
  readonly passkey?: AuthenticationResponseJSON
}

/** Returns the second step for an account; undefined: it has no factor. */
async function createFactorChallenge(
  services: AccountServices,
  request: FastifyRequest,
  purpose: ChallengePurpose,
  account: AccountRow,
): Promise<SecondFactorChallenge | undefined> {
  const { db, factors } = services
  const host = factors.hosts.find(request)
  const methods = await methodsOf(db, account.id, host?.name)
  if (!methods) return undefined
  const passkey =
    host && methods.includes('passkey') ? await requestOptions(db, host, account.id) : undefined
  const facts = host && passkey ? { host: host.name, challenge: passkey.challenge } : {}
  const token = await issueChallenge(db, purpose, account.id, facts)
  const message = formatMessage('error.second_factor_required', request.language)
  return { token, methods, ...(passkey && { passkey }), message }
}

/** Returns the step required after the right password; undefined: none. */
export async function signInChallenge(
  services: AccountServices,
  request: FastifyRequest,
  account: AccountRow,
): Promise<SecondFactorChallenge | undefined> {
  const { db, factors } = services
  const challenge = await createFactorChallenge(services, request, 'sign-in', account)
  if (challenge || !(await mustEnrolFactor(db, account.id))) return challenge
  const token = await issueChallenge(db, 'enrol', account.id)
  const message = formatMessage('error.second_factor_enrol', request.language)
  const enrol = factors.hosts.find(request) ? (['totp', 'passkey'] as const) : (['totp'] as const)
  return { token, methods: [], enrol, message }
}

/**
 * Requires the second factor for changing how an account signs in; returns whether it has one.
 * Without an answer it throws `second_factor_required` and nothing has changed; the client repeats
 * the request with the answer.
 */
export async function requireSecondFactor(
  services: AccountServices,
  request: FastifyRequest,
  purpose: 'reset' | 'invitation',
  account: AccountRow,
  answer: SecondFactorAnswer | undefined,
): Promise<boolean> {
  if (!(await hasFactor(services.db, account.id))) return false
  if (!answer) {
    const secondFactor = await createFactorChallenge(services, request, purpose, account)
    throw refuse('second_factor_required', { details: { secondFactor } })
  }
  await verifySecondFactor(services, request, purpose, answer, async (id) =>
    id === account.id ? account : undefined,
  )
  return true
}

/**
 * Checks the answer to a second step. The attempt is counted first and the step is used up
 * afterwards, so that neither guessing nor replaying works. Refuses with `second_factor_expired`.
 */
export async function verifySecondFactor(
  services: AccountServices,
  request: FastifyRequest,
  purpose: ChallengePurpose,
  answer: SecondFactorAnswer,
  findAccount: (accountId: string) => Promise<AccountRow | undefined>,
): Promise<AccountRow> {
  const { db } = services
  await limitAddress(services, request, 'factor')
  const challenge = await attemptChallenge(db, purpose, answer.token)
  const account = challenge.accountId ? await findAccount(challenge.accountId) : undefined
  if (!account?.active) throw refuse('second_factor_expired')
  const target = account.id
  await limitAttempts(services, request, { action: 'factor', target })
  const refusal = await checkAnswer(services, request, challenge, account, answer)
  if (refusal) {
    await recordFactorEvent(services, db, request, account, {
      event: 'second_factor_failed',
      details: answer.method,
    })
    throw refusal
  }
  await consumeChallenge(db, challenge)
  await clearAttempts(db, accountAddressKey('factor', target, request))
  return account
}

async function checkAnswer(
  services: AccountServices,
  request: FastifyRequest,
  challenge: Challenge,
  account: AccountRow,
  answer: SecondFactorAnswer,
): Promise<Refusal | undefined> {
  const { method, code = '', passkey } = answer
  if (method === 'passkey') return checkPasskey(services, request, challenge, passkey)
  if (!code) return refuseField('/code', 'field.required')
  return method === 'totp'
    ? checkTotpCode(services, request, account, code)
    : checkRecoveryCode(services, request, account, code)
}

async function checkPasskey(
  { db, factors }: AccountServices,
  request: FastifyRequest,
  challenge: Challenge,
  response: AuthenticationResponseJSON | undefined,
): Promise<Refusal | undefined> {
  const host = factors.hosts.get(request)
  if (!response) return refuse('passkey_invalid')
  const verifiedPasskey = await verifyPasskey(db, {
    response,
    challenge,
    host,
    isPasswordless: false,
  })
  return verifiedPasskey ? undefined : refuse('passkey_invalid')
}

/** Six digits can be guessed, so wrong codes are also limited per day, whoever sends them. */
async function checkTotpCode(
  services: AccountServices,
  request: FastifyRequest,
  account: AccountRow,
  code: string,
): Promise<Refusal | undefined> {
  const { db, factors } = services
  const attemptKey = `totp day ${account.id}`
  const exceeded = await countAttempt(db, attemptKey, perTotpDay)
  if (exceeded) {
    // Only once. Whoever tries knows the password, so the owner has to be notified.
    if (exceeded.isFirst)
      await recordFactorEvent(services, db, request, account, {
        event: 'too_many_attempts',
        news: 'guessed',
      })
    throw exceeded.refusal
  }
  const digits = toLatinDigits(code).replace(/\s/g, '')
  const verdict = await checkTotp(db, factors.totp, account.id, digits)
  if (verdict === 'wrong') return invalidCode('field.totp')
  await discardAttempt(db, attemptKey)
  if (verdict === 'unreadable') return refuse('second_factor_unreadable')
  return verdict === 'used' ? invalidCode('field.totpUsed') : undefined
}

async function checkRecoveryCode(
  services: AccountServices,
  request: FastifyRequest,
  account: AccountRow,
  code: string,
): Promise<Refusal | undefined> {
  const { db, factors } = services
  return db.transaction().execute(async (inner) => {
    if (!(await factors.recovery.consume(inner, account.id, code)))
      // Without the key that sealed the app secret, the recovery codes cannot be checked either.
      return (await isTotpUnreadable(inner, factors.totp, account.id))
        ? refuse('second_factor_unreadable')
        : invalidCode('field.recoveryCode')
    await recordFactorEvent(services, inner, request, account, {
      event: 'recovery_used',
      news: 'recoveryUsed',
    })
    return undefined
  })
}

const invalidCode = (key: 'field.totp' | 'field.totpUsed' | 'field.recoveryCode'): Refusal =>
  refuse('second_factor_invalid', { fields: { '/code': { key } } })
