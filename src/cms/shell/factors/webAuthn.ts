import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { isIpAddress } from '#domain/isIpAddress.ts'
import type { NewPasskey } from '#api/factors.ts'
import type { PasskeyOptions, SignedPasskey } from '#api/secondFactor.ts'

/** Few people are asked for a passkey at any moment: what speaks to authenticators comes with that. */
const library = () => import('@simplewebauthn/browser')

/** Browsers make none for addresses of numbers, nor where the connection is open to others. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !isIpAddress(location.hostname)

/** The browser ended it: its user did not want to, took too long, or has no such passkey. */
export class PasskeyCancelled extends Error {}

/** What an authenticator made, as text: the contract and the library have types of their own for it. */
async function asJson(work: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await work())
  } catch (error) {
    throw new PasskeyCancelled(error instanceof Error ? error.name : '', { cause: error })
  }
}

export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await library()
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(JSON.stringify(options))
  return JSON.parse(await asJson(() => startRegistration({ optionsJSON })))
}

export async function signWithPasskey(options: PasskeyOptions): Promise<SignedPasskey> {
  const { startAuthentication } = await library()
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(JSON.stringify(options))
  return JSON.parse(await asJson(() => startAuthentication({ optionsJSON })))
}
