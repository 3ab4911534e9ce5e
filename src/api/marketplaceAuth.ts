import type { components } from '#openapi/types.gen.ts'
import { answer, answered } from './answer.ts'
import type { BotChallenge } from './auth.ts'
import type { ApiClient } from './client.ts'
import type { Tokens } from './tokenStore.ts'

export type Profile = components['schemas']['Profile']

/** Somebody who has just come in. */
export type Entered = Tokens & { readonly user: Profile }

export type MarketplaceAuth = {
  botCheck(): Promise<BotChallenge>
  signIn(given: Credentials, botCheck: string | undefined): Promise<Entered>
  signInTenant(
    given: Credentials & { readonly tenant: string },
    botCheck: string | undefined,
  ): Promise<Entered>
  acceptInvitation(invitation: string, password: string): Promise<Entered>
  signOut(refreshToken: string): Promise<void>
  me(kind: unknown): Promise<Profile>
}

type Credentials = { readonly username: string; readonly password: string }

/** The header that carries the answer to the check that keeps programs out. */
export const botHeader = (solution: string | undefined): { 'x-bot-check'?: string } =>
  solution ? { 'x-bot-check': solution } : {}

/** Signing shoppers in and out. */
export const createMarketplaceAuth = (client: ApiClient): MarketplaceAuth => ({
  async botCheck() {
    const { data } = await answered(client.GET('/api/bot-check'))
    return data
  },
  async signIn(body, botCheck) {
    const headers = botHeader(botCheck)
    const { data } = await answered(client.POST('/api/users/login', { body, headers }))
    return data
  },
  async signInTenant(body, botCheck) {
    const headers = botHeader(botCheck)
    const { data } = await answered(
      client.POST('/api/tenant-management/users/login', { body, headers }),
    )
    return data
  },
  async acceptInvitation(invitation, password) {
    const body = { invitation, password }
    const { data } = await answered(client.POST('/api/account/accept-invitation', { body }))
    return data
  },
  async signOut(refreshToken) {
    await answer(client.POST('/api/users/signout', { body: { refreshToken } }))
  },
  async me(kind) {
    const path = kind === 'tenantUser' ? '/api/tenant-management/users/me' : '/api/users/mine'
    const { data } = await answered(client.GET(path))
    return data.user
  },
})
