import type { Audience } from '#domain/access.ts'
import type { components } from '#openapi/types.gen.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { sessionHeader } from './renewal.ts'
import type { TokenStore } from './tokenStore.ts'

export type User = components['schemas']['Profile']

/** Somebody who has just come in, and to which front. */
export type SignInResult = {
  readonly user: User
  readonly accessToken: string
  readonly audience: Audience
}

export type BotChallenge = { readonly provider: string; readonly challenge?: unknown }

export type Auth = {
  signOut(): Promise<void>
  me(): Promise<User>
}

/** Staff that is signed in. */
export const createAuth = (client: ApiClient, tokens: TokenStore): Auth => ({
  async signOut() {
    // Signed out here whatever the server says; it ends the session, and takes the cookie back.
    tokens.clear()
    const request = client.POST('/api/admins/auth/signout', {
      body: {},
      headers: sessionHeader,
      keepalive: true,
    })
    await unwrapResponse(request).catch(() => undefined)
  },
  async me() {
    const { data } = await unwrapBody(client.GET('/api/admins/admins/myProfile'))
    return data.user
  },
})
