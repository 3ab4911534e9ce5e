import type { Selectable } from 'kysely'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { newId } from '#server/platform/newId.ts'
import type { AccountRow } from '../accounts.ts'
import type { Challenge } from './challenges.ts'
import type { PasskeyHost } from './passkeyHosts.ts'

export type Passkey = Selectable<Tables['passkeys']>

/** Imported on demand, because it is large and few requests need it. */
const importWebAuthn = () => import('@simplewebauthn/server')

const passkeysOf = async (db: Database, accountId: string, host: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('host', '=', host)
    .orderBy('created_at')
    .execute()

const descriptor = ({ credential_id: id, transports }: Passkey) => ({ id, transports })

/** The user handle for authenticators: the bytes of the account id, without personal data. */
const toUserHandle = (accountId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'))

export async function creationOptions(
  db: Database,
  account: Pick<AccountRow, 'id' | 'email' | 'name'>,
  { host, shop }: { readonly host: PasskeyHost; readonly shop: string },
) {
  const existing = await passkeysOf(db, account.id, host.name)
  const { generateRegistrationOptions } = await importWebAuthn()
  return generateRegistrationOptions({
    rpName: shop,
    rpID: host.name,
    userID: toUserHandle(account.id),
    userName: account.email,
    userDisplayName: account.name,
    excludeCredentials: existing.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/**
 * Saves a new passkey after verifying that it was created for this step and host. Refuses with
 * `passkey_invalid` or `passkey_known`.
 */
export async function savePasskey(
  db: Database,
  accountId: string,
  { response, name }: { readonly response: RegistrationResponseJSON; readonly name: string },
  { facts: { challenge = '' } }: Challenge,
  host: PasskeyHost,
): Promise<void> {
  const { verifyRegistrationResponse } = await importWebAuthn()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: host.origins,
    expectedRPID: host.name,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) throw refuse('passkey_invalid')
  const { credential } = verified.registrationInfo
  const rows = await db
    .insertInto('passkeys')
    .values({
      id: newId(),
      account_id: accountId,
      credential_id: credential.id,
      host: host.name,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    .onConflict((oc) => oc.column('credential_id').doNothing())
    .returning('id')
    .execute()
  if (!rows.length) throw refuse('passkey_known')
}

/**
 * The options for a browser to sign with: the account's passkeys, or any if no account is given.
 */
export async function requestOptions(db: Database, host: PasskeyHost, accountId?: string) {
  const accountPasskeys = accountId === undefined ? [] : await passkeysOf(db, accountId, host.name)
  const { generateAuthenticationOptions } = await importWebAuthn()
  return generateAuthenticationOptions({
    rpID: host.name,
    allowCredentials: accountPasskeys.map(descriptor),
    userVerification: accountId === undefined ? 'required' : 'preferred',
  })
}

type Assertion = {
  readonly response: AuthenticationResponseJSON
  readonly challenge: Challenge
  readonly host: PasskeyHost
  /** the passkey replaces the password too, so it requires user verification */
  readonly isPasswordless: boolean
}

/** Returns the passkey that signed; it must belong to the step's account, if there is one. */
export async function verifyPasskey(
  db: Database,
  { response, challenge: { accountId, facts }, host, isPasswordless }: Assertion,
): Promise<Passkey | undefined> {
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', String(response.id))
    .where('host', '=', host.name)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? null))
    .executeTakeFirst()
  if (!passkey || facts.host !== host.name || !facts.challenge) return undefined
  const { verifyAuthenticationResponse } = await importWebAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: facts.challenge,
    expectedOrigin: host.origins,
    expectedRPID: host.name,
    requireUserVerification: isPasswordless,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { newCounter } = verified.authenticationInfo
  // A counter that does not increase indicates a cloned authenticator.
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: newCounter, used_at: now })
    .where('id', '=', passkey.id)
    .where('counter', newCounter === 0 ? '<=' : '<', newCounter)
    .executeTakeFirst()
  return numUpdatedRows ? passkey : undefined
}
