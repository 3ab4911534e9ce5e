import type { Draft, MailSender } from '#server/platform/mail/draft.ts'
import type { LicenceLetters } from './licenceMail.ts'
import type { OrderLetter, OrderNews } from './orderMail.ts'
import type { RequestLetter, RequestNews } from './requestMail.ts'

/** What each letter is about. */
export type LetterValues = {
  code: { readonly code: string; readonly minutes: number }
  resetCode: {
    readonly code: string
    readonly minutes: number
    /** relative to the shop; it works without the code */
    readonly link: string
    readonly hours: number
  }
  welcome: { readonly name: string }
  passwordChanged: {
    readonly name: string
    /** ISO 8601 */
    readonly at: string
    /** the IP address that it was changed from */
    readonly address: string
  }
  /** to the former address */
  emailChanged: {
    readonly name: string
    /** what the account is signed in to with now */
    readonly email: string
    /** ISO 8601 */
    readonly at: string
  }
  factorsChanged: {
    readonly name: string
    readonly news: FactorNews
    /** ISO 8601 */
    readonly at: string
    /** the IP address that it was done from; empty where the owner need not know whose */
    readonly address: string
  }
  invitation: {
    readonly name: string
    readonly inviter: string
    readonly company: string
    readonly tenant: string
    readonly tenantId: string
    /** under the public address of the shop, or relative to it */
    readonly link: string
    readonly days: number
  }
  /** instead of a code, for whoever registers with an address that has an account */
  alreadyRegistered: { readonly name: string }
} & LicenceLetters &
  Readonly<Record<OrderLetter, OrderNews>> &
  Readonly<Record<RequestLetter, RequestNews>>

/** What became of the second factors of an account. */
export type FactorNews =
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryUsed'
  | 'recoveryRenewed'
  | 'reset'
  | 'guessed'

export type LetterName = keyof LetterValues

export type Drafts = {
  readonly [L in LetterName]: (values: LetterValues[L], house: MailSender) => Draft
}
