import { answer, answered } from './answer.ts'
import type { ApiClient } from './client.ts'
import type { TokenStore } from './tokenStore.ts'

export type User = {
  readonly _id: string
  readonly email: string
  readonly name: string
  readonly permissions: readonly string[]
}

export type BotChallenge = { readonly provider: string; readonly challenge?: unknown }

export type Auth = {
  botCheck(): Promise<BotChallenge>
  signIn(username: string, password: string, botCheck: string | undefined): Promise<void>
  signOut(): Promise<void>
  me(): Promise<User>
}

/** Signing staff in and out; the tokens end up in the store. */
export const createAuth = (client: ApiClient, tokens: TokenStore): Auth => ({
  async botCheck() {
    const { data } = await answered(client.GET('/api/bot-check'))
    return data
  },
  async signIn(username, password, botCheck) {
    const { data } = await answered(
      client.POST('/api/admins/auth/signin', {
        body: { username, password },
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
})
