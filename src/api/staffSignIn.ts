import { unwrapBody } from './unwrapResponse.ts'
import type { BotChallenge, SignInResult } from './auth.ts'
import type { ApiClient } from './client.ts'
import { sessionHeader } from './renewal.ts'
import type { SecondFactorResponse, SecondFactorChallenge } from './secondFactor.ts'
import type { TokenStore } from './tokenStore.ts'

type Credentials = {
  readonly username: string
  readonly password: string
  readonly tenant?: string
}

export type StaffSignIn = {
  botCheck(): Promise<BotChallenge>
  /** resolves to the challenge to answer first, if there is one */
  signIn(
    credentials: Credentials,
    botCheck: string | undefined,
  ): Promise<SecondFactorChallenge | undefined>
  /** does not store the token, because the session may be for the other audience */
  acceptInvitation(
    invitation: string,
    password: string,
    secondFactor?: SecondFactorResponse,
  ): Promise<SignInResult | { readonly secondFactor: SecondFactorChallenge }>
}

/** Back office sign-in; access tokens are saved in the token store. */
export const createStaffSignIn = (client: ApiClient, tokens: TokenStore): StaffSignIn => ({
  async botCheck() {
    const { data } = await unwrapBody(client.GET('/api/bot-check'))
    return data
  },
  async signIn(body, botCheck) {
    const { data } = await unwrapBody(
      client.POST('/api/admins/auth/signin', {
        body,
        headers: { ...sessionHeader, ...(botCheck && { 'x-bot-check': botCheck }) },
      }),
    )
    if ('secondFactor' in data) return data.secondFactor
    tokens.write(data.accessToken)
    return undefined
  },
  async acceptInvitation(invitation, password, secondFactor) {
    const { data } = await unwrapBody(
      client.POST('/api/account/accept-invitation', {
        body: { invitation, password, ...(secondFactor && { secondFactor }) },
        headers: sessionHeader,
      }),
    )
    return data
  },
})
