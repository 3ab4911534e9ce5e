import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { isIpAddress } from '#domain/isIpAddress.ts'
import type { NewPasskey } from '#api/factors.ts'
import type { PasskeyOptions, SignedPasskey } from '#api/secondFactor.ts'

/** Few users are asked for a passkey, so the library is loaded on demand. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** Browsers offer no passkeys at IP addresses or on insecure connections. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !isIpAddress(location.hostname)

/** The browser ended the request: the user cancelled, took too long, or has no such passkey. */
export class PasskeyCancelled extends Error {}

/**
 * Returns the response of an authenticator as JSON text, because the API contract and the library
 * have different types.
 */
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
