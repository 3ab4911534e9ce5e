import type { MailDraft, MailSender } from '#server/platform/mail/mailDraft.ts'
import type { LicenceMails } from './licenceMail.ts'
import type { OrderMailTemplate, OrderMailValues } from './orderMail.ts'
import type { RequestMailTemplate, RequestMailValues } from './requestMail.ts'

export type MailValues = {
  code: { readonly code: string; readonly minutes: number }
  resetCode: {
    readonly code: string
    readonly minutes: number
    /** relative to the shop; works without the code */
    readonly link: string
    readonly hours: number
  }
  welcome: { readonly name: string }
  passwordChanged: {
    readonly name: string
    /** ISO 8601 */
    readonly at: string
    /** the IP address that the change came from */
    readonly address: string
  }
  /** sent to the former address */
  emailChanged: {
    readonly name: string
    /** the new email address of the account */
    readonly email: string
    /** ISO 8601 */
    readonly at: string
  }
  factorsChanged: {
    readonly name: string
    readonly change: FactorChange
    /** ISO 8601 */
    readonly at: string
    /** the IP address that the change came from; empty where it must not be shown to the owner */
    readonly address: string
  }
  invitation: {
    readonly name: string
    readonly inviter: string
    readonly company: string
    readonly tenant: string
    readonly tenantId: string
    /** absolute under the public URL of the shop, or relative to it */
    readonly link: string
    readonly days: number
  }
  /** sent instead of a code when somebody registers with the address of an existing account */
  alreadyRegistered: { readonly name: string }
} & LicenceMails &
  Readonly<Record<OrderMailTemplate, OrderMailValues>> &
  Readonly<Record<RequestMailTemplate, RequestMailValues>>

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
