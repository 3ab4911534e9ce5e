import type { components } from '#openapi/types.gen.ts'
import { answer, answered } from './answer.ts'
import type { ApiClient } from './client.ts'
import type { Tokens, TokenStore } from './tokenStore.ts'

export type User = components['schemas']['Profile']

export type BotChallenge = { readonly provider: string; readonly challenge?: unknown }

type Credentials = {
  readonly username: string
  readonly password: string
  readonly tenant?: string
}

export type Auth = {
  botCheck(): Promise<BotChallenge>
  signIn(given: Credentials, botCheck: string | undefined): Promise<void>
  signOut(): Promise<void>
  me(): Promise<User>
  /** what it opens may be the other front, so the tokens are given and not kept */
  acceptInvitation(invitation: string, password: string): Promise<Tokens & { readonly user: User }>
}

/** Signing staff in and out; the tokens end up in the store. */
export const createAuth = (client: ApiClient, tokens: TokenStore): Auth => ({
  async botCheck() {
    const { data } = await answered(client.GET('/api/bot-check'))
    return data
  },
  async signIn(body, botCheck) {
    const { data } = await answered(
      client.POST('/api/admins/auth/signin', {
        body,
        headers: botCheck ? { 'x-bot-check': botCheck } : {},
      }),
    )
    tokens.write(data)
  },
  async signOut() {
    const refreshToken = tokens.read()?.refreshToken
    // Signed out here whatever the server says; it is only told to forget the token.
    const told = refreshToken
      ? answer(client.POST('/api/admins/auth/signout', { body: { refreshToken } }))
      : Promise.resolve()
    tokens.clear()
    await told.catch(() => undefined)
  },
  async me() {
    const { data } = await answered(client.GET('/api/admins/admins/myProfile'))
    return data.user
  },
  async acceptInvitation(invitation, password) {
    const { data } = await answered(
      client.POST('/api/account/accept-invitation', { body: { invitation, password } }),
    )
    return data
  },
})
