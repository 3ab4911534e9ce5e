import { unwrapResponse } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { SecondFactorResponse } from './secondFactor.ts'

/** The account of the password; tenant users are identified by email and tenant id. */
export type StaffPasswordAccount = { readonly email: string; readonly tenant?: string }

export type StaffPassword = {
  /** sends a code by email */
  requestCode(account: StaffPasswordAccount, botCheck: string | undefined): Promise<void>
  verify(account: StaffPasswordAccount, otp: string): Promise<void>
  /** refused with a challenge if the account has a second factor */
  reset(
    account: StaffPasswordAccount,
    otp: string,
    password: string,
    secondFactor?: SecondFactorResponse,
  ): Promise<void>
  /** takes the secret from the emailed link instead of a code */
  resetByLink(link: string, password: string, secondFactor?: SecondFactorResponse): Promise<void>
  /** changes the signed-in user's password and ends their other sessions */
  change(id: string, password: string, newPassword: string): Promise<void>
}

const bodyOf = (account: StaffPasswordAccount) =>
  account.tenant === undefined ? { ...account, isRoot: true } : account

/** Calls for resetting or changing the password of a back office user. */
export const createStaffPassword = (client: ApiClient): StaffPassword => ({
  async requestCode(account, botCheck) {
    await unwrapResponse(
      client.POST('/api/admins/admins/forget-password', {
        body: bodyOf(account),
        headers: botCheck ? { 'x-bot-check': botCheck } : {},
      }),
    )
  },
  async verify(account, otp) {
    const body = { ...bodyOf(account), otp }
    await unwrapResponse(client.POST('/api/admins/admins/verify-password-otp', { body }))
  },
  async reset(account, otp, password, secondFactor) {
    const body = { ...bodyOf(account), otp, password, ...(secondFactor && { secondFactor }) }
    await unwrapResponse(client.POST('/api/admins/admins/reset-password', { body }))
  },
  async resetByLink(link, password, secondFactor) {
    const body = { link, password, ...(secondFactor && { secondFactor }) }
    await unwrapResponse(client.POST('/api/account/reset-password', { body }))
  },
  async change(id, password, newPassword) {
    await unwrapResponse(
      client.PATCH('/api/admins/admins/{id}/password', {
        params: { path: { id } },
        body: { password, newPassword },
      }),
    )
  },
})
