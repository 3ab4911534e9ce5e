import { answer } from './answer.ts'
import type { ApiClient } from './client.ts'
import type { SecondFactorAnswer } from './secondFactor.ts'

/** Whose password it is: a tenant's people are told apart by its id. */
export type Forgetful = { readonly email: string; readonly tenant?: string }

export type StaffPassword = {
  /** has a code mailed */
  ask(who: Forgetful, botCheck: string | undefined): Promise<void>
  verify(who: Forgetful, otp: string): Promise<void>
  /** refused with a question where the account has a second factor */
  reset(
    who: Forgetful,
    otp: string,
    password: string,
    secondFactor?: SecondFactorAnswer,
  ): Promise<void>
  /** with the secret of the link in the mail, instead of a code */
  resetByLink(link: string, password: string, secondFactor?: SecondFactorAnswer): Promise<void>
  /** of whoever is signed in; their other sessions end */
  change(id: string, password: string, newPassword: string): Promise<void>
}

const bodyOf = (who: Forgetful) => (who.tenant === undefined ? { ...who, isRoot: true } : who)

/** The password of somebody who enters the back office, forgotten or just changed. */
export const createStaffPassword = (client: ApiClient): StaffPassword => ({
  async ask(who, botCheck) {
    await answer(
      client.POST('/api/admins/admins/forget-password', {
        body: bodyOf(who),
        headers: botCheck ? { 'x-bot-check': botCheck } : {},
      }),
    )
  },
  async verify(who, otp) {
    const body = { ...bodyOf(who), otp }
    await answer(client.POST('/api/admins/admins/verify-password-otp', { body }))
  },
  async reset(who, otp, password, secondFactor) {
    const body = { ...bodyOf(who), otp, password, ...(secondFactor && { secondFactor }) }
    await answer(client.POST('/api/admins/admins/reset-password', { body }))
  },
  async resetByLink(link, password, secondFactor) {
    const body = { link, password, ...(secondFactor && { secondFactor }) }
    await answer(client.POST('/api/account/reset-password', { body }))
  },
  async change(id, password, newPassword) {
    await answer(
      client.PATCH('/api/admins/admins/{id}/password', {
        params: { path: { id } },
        body: { password, newPassword },
      }),
    )
  },
})
