import { queryOptions } from '@tanstack/react-query'
import type { paths } from '#openapi/types.gen.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { sessionHeader } from './renewal.ts'
import type { PasskeyOptions } from './secondFactor.ts'

export type NewPasskey =
  paths['/api/account/factors/passkeys']['post']['requestBody']['content']['application/json']['passkey']
export type FactorList =
  paths['/api/account/factors']['get']['responses'][200]['content']['application/json']['data']
export type PasskeySummary = FactorList['passkeys'][number]

export type NewTotp = { readonly token: string; readonly secret: string; readonly uri: string }

/** The recovery codes if new ones were issued. */
type RecoveryCodesResult = Promise<readonly string[] | undefined>

/** Sets up second factors, for a signed-in user or for one who must enrol before signing in. */
export type FactorSetup = {
  beginTotp(): Promise<NewTotp>
  confirmTotp(token: string, code: string): RecoveryCodesResult
  beginPasskey(): Promise<{ readonly token: string; readonly options: PasskeyOptions }>
  savePasskey(token: string, name: string, passkey: NewPasskey): RecoveryCodesResult
}

export type Factors = FactorSetup & {
  list(): Promise<FactorList>
  /** confirms the user's identity with their password */
  confirm(password: string): Promise<void>
  removeTotp(): Promise<void>
  renamePasskey(id: string, name: string): Promise<void>
  removePasskey(id: string): Promise<void>
  renewRecoveryCodes(): Promise<readonly string[]>
}

/** Calls for the signed-in user's own second factors. */
export const createFactors = (client: ApiClient): Factors => ({
  async list() {
    const { data } = await unwrapBody(client.GET('/api/account/factors'))
    return data
  },
  async confirm(password) {
    await unwrapResponse(client.POST('/api/account/factors/confirm', { body: { password } }))
  },
  async beginTotp() {
    const { data } = await unwrapBody(client.POST('/api/account/factors/totp'))
    return data
  },
  async confirmTotp(token, code) {
    const body = { token, code }
    const { data } = await unwrapBody(client.POST('/api/account/factors/totp/confirm', { body }))
    return data.recoveryCodes
  },
  async removeTotp() {
    await unwrapResponse(client.DELETE('/api/account/factors/totp'))
  },
  async beginPasskey() {
    const { data } = await unwrapBody(client.POST('/api/account/factors/passkeys/options'))
    return data
  },
  async savePasskey(token, name, passkey) {
    const body = { token, name, passkey }
    const { data } = await unwrapBody(client.POST('/api/account/factors/passkeys', { body }))
    return data.recoveryCodes
  },
  async renamePasskey(id, name) {
    const params = { path: { id } }
    await unwrapResponse(
      client.PATCH('/api/account/factors/passkeys/{id}', { params, body: { name } }),
    )
  },
  async removePasskey(id) {
    const params = { path: { id } }
    await unwrapResponse(client.DELETE('/api/account/factors/passkeys/{id}', { params }))
  },
  async renewRecoveryCodes() {
    const { data } = await unwrapBody(client.POST('/api/account/factors/recovery-codes'))
    return data.recoveryCodes
  },
})

/** Sets up the first factor with the token from the password step, then signs the user in. */
export const createEnrolment = (
  client: ApiClient,
  token: string,
  onSignedIn: (accessToken: string) => void,
): FactorSetup => ({
  async beginTotp() {
    const body = { token }
    const { data } = await unwrapBody(client.POST('/api/admins/auth/enrolment/totp', { body }))
    return { token, ...data }
  },
  async confirmTotp(_, code) {
    const body = { token, code }
    const { data } = await unwrapBody(
      client.POST('/api/admins/auth/enrolment/totp/confirm', { body, headers: sessionHeader }),
    )
    onSignedIn(data.accessToken)
    return data.recoveryCodes
  },
  async beginPasskey() {
    const body = { token }
    const { data } = await unwrapBody(
      client.POST('/api/admins/auth/enrolment/passkey/options', { body }),
    )
    return { token, options: data.options }
  },
  async savePasskey(_, name, passkey) {
    const body = { token, name, passkey }
    const { data } = await unwrapBody(
      client.POST('/api/admins/auth/enrolment/passkey', { body, headers: sessionHeader }),
    )
    onSignedIn(data.accessToken)
    return data.recoveryCodes
  },
})

export const factorsKey = ['factors'] as const

export const factorsQuery = (factors: Factors) =>
  queryOptions({ queryKey: factorsKey, queryFn: () => factors.list(), staleTime: 0 })
