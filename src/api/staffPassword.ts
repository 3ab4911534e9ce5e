import { unwrapResponse } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { SecondFactorResponse } from './secondFactor.ts'

/** Whose password it is: a tenant's people are told apart by its id. */
export type StaffPasswordAccount = { readonly email: string; readonly tenant?: string }

export type StaffPassword = {
  /** has a code mailed */
  requestCode(account: StaffPasswordAccount, botCheck: string | undefined): Promise<void>
  verify(account: StaffPasswordAccount, otp: string): Promise<void>
  /** refused with a question where the account has a second factor */
  reset(
    account: StaffPasswordAccount,
    otp: string,
    password: string,
    secondFactor?: SecondFactorResponse,
  ): Promise<void>
  /** with the secret of the link in the mail, instead of a code */
  resetByLink(link: string, password: string, secondFactor?: SecondFactorResponse): Promise<void>
  /** of whoever is signed in; their other sessions end */
  change(id: string, password: string, newPassword: string): Promise<void>
}

const bodyOf = (account: StaffPasswordAccount) =>
  account.tenant === undefined ? { ...account, isRoot: true } : account

/** The password of somebody who enters the back office, forgotten or just changed. */
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
