import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AccountRow } from '../accounts.ts'
import type { AccountServices } from '../accountServices.ts'
import { consumeChallenge, type Challenge, type ChallengeDetails } from './challenges.ts'
import { hasFactor, listFactors, lockFactors } from './factors.ts'
import { creationOptions, savePasskey } from './passkeys.ts'
import { recordFactorEvent } from './recordFactorEvent.ts'
import { saveTotp, generateTotpSecret, timeStepOf, totpUri } from './totp.ts'

type EnrolmentStart<Result> = { readonly result: Result; readonly facts: ChallengeDetails }

/** Starts enrolling an authenticator app. Its secret counts once a code has been entered. */
export function startTotpEnrolment(
  { factors }: AccountServices,
  request: FastifyRequest,
  account: AccountRow,
): EnrolmentStart<{ secret: string; uri: string }> {
  const secret = generateTotpSecret()
  const uri = totpUri(secret, { issuer: factors.shopName(request), label: account.email })
  return { result: { secret, uri }, facts: { secret: factors.totp.seal(secret, account.id) } }
}

export async function startPasskeyEnrolment(
  { db, factors }: AccountServices,
  request: FastifyRequest,
  account: AccountRow,
): Promise<EnrolmentStart<object>> {
  const host = factors.hosts.get(request)
  const options = await creationOptions(db, account, { host, shop: factors.shopName(request) })
  return { result: options, facts: { host: host.name, challenge: options.challenge } }
}

export type NewFactor =
  | { readonly kind: 'totp'; readonly code: string }
  | {
      readonly kind: 'passkey'
      readonly name: string
      readonly passkey: RegistrationResponseJSON
    }

/** Saves a factor after it was proved to work; the first one comes with recovery codes. */
export async function finishEnrolment(
  services: AccountServices,
  request: FastifyRequest,
  account: AccountRow,
  challenge: Challenge,
  factor: NewFactor,
  { isFirst }: { readonly isFirst: boolean },
): Promise<string[] | undefined> {
  return services.db.transaction().execute(async (inner) => {
    await lockFactors(inner, account.id)
    // The password alone allows adding the first factor, but never another next to an existing one.
    if (isFirst && (await hasFactor(inner, account.id))) throw refuse('second_factor_expired')
    await saveFactor(services, inner, request, account, challenge, factor)
    await consumeChallenge(inner, challenge)
    await recordFactorEvent(services, inner, request, account, {
      event: 'factor_added',
      news: factor.kind === 'totp' ? 'appAdded' : 'passkeyAdded',
      details: factor.kind === 'totp' ? 'totp' : `passkey ${factor.name}`,
    })
    const { recoveryCodes } = await listFactors(inner, account.id)
    return recoveryCodes ? undefined : services.factors.recovery.renew(inner, account.id)
  })
}

async function saveFactor(
  { factors }: AccountServices,
  db: Database,
  request: FastifyRequest,
  account: AccountRow,
  challenge: Challenge,
  factor: NewFactor,
): Promise<void> {
  const { facts } = challenge
  if (factor.kind === 'passkey') {
    const host = factors.hosts.get(request)
    if (facts.host !== host.name) throw refuse('passkey_invalid')
    return savePasskey(
      db,
      account.id,
      { response: factor.passkey, name: factor.name },
      challenge,
      host,
    )
  }
  if (!facts.secret) throw refuse('second_factor_expired')
  const digits = toLatinDigits(factor.code).replace(/\s/g, '')
  const secret = factors.totp.open(facts.secret, account.id)
  if (secret === undefined) throw refuse('second_factor_expired')
  const step = timeStepOf(secret, digits)
  if (step === undefined)
    throw refuse('second_factor_invalid', { fields: { '/code': { key: 'field.totp' } } })
  await saveTotp(db, account.id, facts.secret, step)
}
