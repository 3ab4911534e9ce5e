import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { isIpAddress } from '#domain/isIpAddress.ts'
import type { NewPasskey } from '#api/factors.ts'
import type { PasskeyOptions, SignedPasskey } from '#api/secondFactor.ts'

/** Few people are asked for a passkey at any moment: what speaks to authenticators comes with that. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** Browsers make none for addresses of numbers, nor where the connection is open to others. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !isIpAddress(location.hostname)

/** The browser ended it: its user did not want to, took too long, or has no such passkey. */
export class PasskeyCancelled extends Error {}

/** What an authenticator made, as text: the contract and the library have types of their own for it. */
async function toJson(ceremony: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await ceremony())
  } catch (error) {
    throw new PasskeyCancelled(error instanceof Error ? error.name : '', { cause: error })
  }
}

export async function createPasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await loadLibrary()
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(JSON.stringify(options))
  return JSON.parse(await toJson(() => startRegistration({ optionsJSON })))
}

export async function signWithPasskey(options: PasskeyOptions): Promise<SignedPasskey> {
  const { startAuthentication } = await loadLibrary()
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(JSON.stringify(options))
  return JSON.parse(await toJson(() => startAuthentication({ optionsJSON })))
}
