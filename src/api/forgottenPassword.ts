import { unwrapResponse } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { botHeader } from './marketplaceAuth.ts'

/** The account to reset; tenant users are identified by email and tenant id. */
export type ForgottenPasswordAccount = { readonly email: string; readonly tenant?: string }

export type ForgottenPassword = {
  /** sends a code by email */
  requestCode(account: ForgottenPasswordAccount, botCheck: string | undefined): Promise<void>
  verify(account: ForgottenPasswordAccount, otp: string): Promise<void>
  reset(account: ForgottenPasswordAccount, otp: string, password: string): Promise<void>
  /** takes the secret from the emailed link instead of a code */
  resetByLink(link: string, password: string): Promise<void>
}

const root = { isRoot: true } as const

/** The three steps of resetting a forgotten password, with or without a tenant. */
export const createForgottenPassword = (client: ApiClient): ForgottenPassword => ({
  async requestCode({ email, tenant }, botCheck) {
    const headers = botHeader(botCheck)
    await unwrapResponse(
      tenant === undefined
        ? client.POST('/api/users/forget-password', { body: { email, ...root }, headers })
        : client.POST('/api/tenant-management/users/forget-password', {
            body: { email, tenant },
            headers,
          }),
    )
  },
  async verify({ email, tenant }, otp) {
    await unwrapResponse(
      tenant === undefined
        ? client.POST('/api/users/verify-password-otp', { body: { email, otp, ...root } })
        : client.POST('/api/tenant-management/users/verify-password-otp', {
            body: { email, otp, tenant },
          }),
    )
  },
  async reset({ email, tenant }, otp, password) {
    await unwrapResponse(
      tenant === undefined
        ? client.POST('/api/users/reset-password', { body: { email, otp, password, ...root } })
        : client.POST('/api/tenant-management/users/reset-password', {
            body: { email, otp, password, tenant },
          }),
    )
  },
  async resetByLink(link, password) {
    await unwrapResponse(client.POST('/api/account/reset-password', { body: { link, password } }))
  },
})
