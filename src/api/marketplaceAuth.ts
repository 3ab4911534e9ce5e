import type { components } from '#openapi/types.gen.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import { ApiError } from './apiError.ts'
import type { BotChallenge, SignInResult } from './auth.ts'
import type { ApiClient } from './client.ts'
import { sessionHeader } from './renewal.ts'

export type Profile = components['schemas']['Profile']

export type MarketplaceAuth = {
  botCheck(): Promise<BotChallenge>
  signIn(credentials: Credentials, botCheck: string | undefined): Promise<SignInResult>
  signInTenant(
    credentials: Credentials & { readonly tenant: string },
    botCheck: string | undefined,
  ): Promise<SignInResult>
  acceptInvitation(invitation: string, password: string): Promise<SignInResult>
  signOut(): Promise<void>
  me(kind: unknown): Promise<Profile>
}

type Credentials = { readonly username: string; readonly password: string }

/** Returns the header that carries the solution of the bot check. */
export const botHeader = (solution: string | undefined): { 'x-bot-check'?: string } =>
  solution ? { 'x-bot-check': solution } : {}

/** Authentication calls for marketplace users. */
export const createMarketplaceAuth = (client: ApiClient): MarketplaceAuth => ({
  async botCheck() {
    const { data } = await unwrapBody(client.GET('/api/bot-check'))
    return data
  },
  async signIn(body, botCheck) {
    const headers = { ...sessionHeader, ...botHeader(botCheck) }
    const { data } = await unwrapBody(client.POST('/api/users/login', { body, headers }))
    return data
  },
  async signInTenant(body, botCheck) {
    const headers = { ...sessionHeader, ...botHeader(botCheck) }
    const { data } = await unwrapBody(
      client.POST('/api/tenant-management/users/login', { body, headers }),
    )
    return data
  },
  async acceptInvitation(invitation, password) {
    const body = { invitation, password }
    const path = '/api/account/accept-invitation'
    const { data } = await unwrapBody(client.POST(path, { body, headers: sessionHeader }))
    // Only the back office has the form for setting up a second factor.
    if ('secondFactor' in data)
      throw new ApiError(403, { error: { code: 'second_factor_required', ...data.secondFactor } })
    return data
  },
  async signOut() {
    const options = { body: {}, headers: sessionHeader, keepalive: true }
    await unwrapResponse(client.POST('/api/users/signout', options))
  },
  async me(kind) {
    const path = kind === 'tenantUser' ? '/api/tenant-management/users/me' : '/api/users/mine'
    const { data } = await unwrapBody(client.GET(path))
    return data.user
  },
})
