import type { Money } from '#domain/money.ts'

/** The mails about a request: first those to its sender, then those to the shop. */
export const requestMailTemplates = [
  'requestReceived',
  'requestConfirm',
  'requestLink',
  'requestInfoNeeded',
  'requestQuoted',
  'requestMessage',
  'requestAnswered',
  'requestDeclined',
  'requestExpired',
  'requestArrived',
  'requestReplied',
  'requestCountered',
  'requestAccepted',
  'requestWithdrawn',
] as const
export type RequestMailTemplate = (typeof requestMailTemplates)[number]

/** The values of the mails about a request; an empty text means that there is none. */
export type RequestMailValues = {
  readonly type: 'quote' | 'contact'
  readonly number: string
  readonly sender: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
    readonly companyName: string
    readonly place: string
  }
  /** where the reader finds the request; empty for strangers */
  readonly link: string
  /** days for which the link works without an account; undefined: it requires signing in */
  readonly linkDays: number | undefined
  /** the message, and the product it is about */
  readonly text: string
  readonly about: string
  /** the products requested or offered */
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly unitPrice: Money | undefined
  }[]
  readonly total: Money | undefined
  /** ISO 8601 */
  readonly validUntil: string
}
