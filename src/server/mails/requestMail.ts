import type { Money } from '#domain/money.ts'

/** The letters about a request: first those to its sender, then those to the shop. */
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

/** What of a request its letters speak of. A text that is empty was not given. */
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
  /** where its reader finds it; strangers find it nowhere */
  readonly link: string
  /** how long that opens it without an account; undefined: it asks who comes */
  readonly linkDays: number | undefined
  /** what was said, and about which product */
  readonly text: string
  readonly about: string
  /** what is asked for, offered or wished */
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly unitPrice: Money | undefined
  }[]
  readonly total: Money | undefined
  /** ISO 8601 */
  readonly validUntil: string
}
