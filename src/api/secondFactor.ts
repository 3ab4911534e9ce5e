import type { paths } from '#openapi/types.gen.ts'
import { unwrapBody } from './unwrapResponse.ts'
import { hasCode } from './apiError.ts'
import type { ApiClient } from './client.ts'
import { sessionHeader } from './renewal.ts'
import type { TokenStore } from './tokenStore.ts'

type Post<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never
type SignInData =
  paths['/api/admins/auth/signin']['post']['responses'][200]['content']['application/json']['data']

/** What the server asks for before it opens a session: a second factor, or enrolling one. */
export type SecondFactorChallenge = Extract<SignInData, { secondFactor: unknown }>['secondFactor']
export type SecondFactorResponse = Post<'/api/admins/auth/second-factor'>
export type FactorMethod = SecondFactorResponse['method']
/** Options for the WebAuthn call, as JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>>
export type SignedPasskey = Post<'/api/admins/auth/passkey'>['passkey']

/** Returns the challenge to answer before sending again, or undefined for any other error. */
export function secondFactorChallengeOf(error: unknown): SecondFactorChallenge | undefined {
  if (!hasCode(error, 'second_factor_required')) return undefined
  const { secondFactor } = error.details
  return isSecondFactorChallenge(secondFactor) ? secondFactor : undefined
}

const isSecondFactorChallenge = (value: unknown): value is SecondFactorChallenge =>
  typeof value === 'object' && value !== null && 'token' in value && 'methods' in value

export type SecondStep = {
  /** completes a sign-in that the password alone did not */
  submit(response: SecondFactorResponse): Promise<void>
  beginPasskey(): Promise<{ readonly token: string; readonly options: PasskeyOptions }>
  signInWithPasskey(token: string, passkey: SignedPasskey): Promise<void>
}

export const createSecondStep = (client: ApiClient, tokens: TokenStore): SecondStep => ({
  async submit(body) {
    const { data } = await unwrapBody(
      client.POST('/api/admins/auth/second-factor', { body, headers: sessionHeader }),
    )
    tokens.write(data.accessToken)
  },
  async beginPasskey() {
    const { data } = await unwrapBody(client.POST('/api/admins/auth/passkey/options'))
    return data
  },
  async signInWithPasskey(token, passkey) {
    const body = { token, passkey }
    const { data } = await unwrapBody(
      client.POST('/api/admins/auth/passkey', { body, headers: sessionHeader }),
    )
    tokens.write(data.accessToken)
  },
})
