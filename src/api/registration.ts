import type { paths } from '#openapi/types.gen.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { SignInResult } from './auth.ts'
import { botHeader } from './marketplaceAuth.ts'
import { sessionHeader } from './renewal.ts'

type Post<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

export type CompanyDetails = Post<'/api/companies/register'>

/** ISO code or id → name. */
type Names = Readonly<Record<string, string>>

export type Registration = {
  check(company: CompanyDetails): Promise<void>
  /** sends a code by email and returns the token for finishing the registration */
  begin(company: CompanyDetails, botCheck: string | undefined): Promise<string>
  finish(token: string, otp: string): Promise<SignInResult>
}

export type PlaceDirectory = {
  countries(): Promise<Names>
  cities(countryId: string): Promise<Names>
  callingCodes(): Promise<Names>
}

/** Calls for registering a company. */
export const createRegistration = (client: ApiClient): Registration => ({
  async check({ password: _, ...body }) {
    await unwrapResponse(client.POST('/api/companies/check-data', { body }))
  },
  async begin(body, botCheck) {
    const headers = botHeader(botCheck)
    const { data } = await unwrapBody(client.POST('/api/companies/register', { body, headers }))
    return data.token
  },
  async finish(token, otp) {
    const body = { token, otp }
    const path = '/api/companies/verify-registration'
    const { data } = await unwrapBody(client.POST(path, { body, headers: sessionHeader }))
    return data
  },
})

/** Looks up countries, cities and calling codes in the user's language. */
export const createPlaceDirectory = (client: ApiClient): PlaceDirectory => ({
  async countries() {
    return (await unwrapBody(client.GET('/api/metadata/v1/Countries'))).data
  },
  async cities(countryId) {
    const params = { path: { countryId } }
    return (await unwrapBody(client.GET('/api/metadata/cities/v1/{countryId}', { params }))).data
  },
  async callingCodes() {
    return (await unwrapBody(client.GET('/api/metadata/v1/CallingCodes'))).data
  },
})
