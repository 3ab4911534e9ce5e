import type { Audience } from '#domain/access.ts'
import type { components } from '#openapi/types.gen.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { sessionHeader } from './renewal.ts'
import type { TokenStore } from './tokenStore.ts'

export type User = components['schemas']['Profile']

/** The signed-in user and the audience they signed in to. */
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

/** Session calls for signed-in staff. */
export const createAuth = (client: ApiClient, tokens: TokenStore): Auth => ({
  async signOut() {
    // Signs out locally even if the server call fails; the call ends the session and clears its
    // cookie.
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
