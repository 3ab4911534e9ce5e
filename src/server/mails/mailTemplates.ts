import type { MailDraft, MailSender } from '#server/platform/mail/mailDraft.ts'
import type { LicenceMails } from './licenceMail.ts'
import type { OrderMailTemplate, OrderMailValues } from './orderMail.ts'
import type { RequestMailTemplate, RequestMailValues } from './requestMail.ts'

/** What each letter is about. */
export type MailValues = {
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
    readonly change: FactorChange
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
} & LicenceMails &
  Readonly<Record<OrderMailTemplate, OrderMailValues>> &
  Readonly<Record<RequestMailTemplate, RequestMailValues>>

/** What became of the second factors of an account. */
export type FactorChange =
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryUsed'
  | 'recoveryRenewed'
  | 'reset'
  | 'guessed'

export type MailTemplate = keyof MailValues

export type MailTemplates = {
  readonly [L in MailTemplate]: (values: MailValues[L], shop: MailSender) => MailDraft
}
