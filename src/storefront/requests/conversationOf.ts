import type { requests } from '#ui/i18n/en/requests.ts'
import type { Money } from '#domain/money.ts'
import type { CustomerRequest } from './requestsApi.ts'

type Round = NonNullable<CustomerRequest['rounds']>[number]

/** Events of a request that have a text. */
export type RequestEvent =
  Extract<keyof typeof requests, `event.${string}`> extends `event.${infer K}` ? K : never

const eventsWithText: Readonly<Record<RequestEvent, true>> = {
  in_review: true,
  converted: true,
  declined: true,
  expired: true,
  answered: true,
  closed: true,
}

export type PricedLine = {
  readonly code: string
  readonly quantity: number
  readonly unitPrice: Money
}

/** An entry of the conversation: a message, an offer or an event. */
export type ConversationEntry = {
  readonly at: string
  readonly side: 'buyer' | 'staff'
  readonly name?: string
  readonly text?: string
  readonly about?: string
  readonly lines?: readonly PricedLine[]
  readonly event?: RequestEvent
}

type TimelineEvent = { readonly kind: string; readonly at: string }

/** Returns all messages, offers and events of a request in chronological order. */
export function conversationOf(
  request: CustomerRequest,
  events: readonly TimelineEvent[],
): readonly ConversationEntry[] {
  const { messages = [], rounds = [], message, createdAt } = request
  const messageEntries = messages.map(
    ({ side = 'staff', name, text, about, at = '' }): ConversationEntry => {
      const lines = linesAt(rounds, at, side)
      return {
        at,
        side,
        ...(name && { name }),
        ...(text && { text }),
        ...(about && { about }),
        ...(lines.length && { lines }),
      }
    },
  )
  const roundsWithoutMessage = rounds.filter(
    ({ at, side }) => !messages.some((each) => each.at === at && each.side === side),
  )
  const roundKeys = [...new Set(roundsWithoutMessage.map(({ at = '', side }) => `${side} ${at}`))]
  return [
    ...(message ? [{ at: createdAt, side: 'buyer', text: message } as const] : []),
    ...messageEntries,
    ...roundKeys.map((roundKey): ConversationEntry => {
      const side = roundKey.startsWith('buyer') ? 'buyer' : 'staff'
      const at = roundKey.slice(side.length + 1)
      return { at, side, lines: linesAt(roundsWithoutMessage, at, side) }
    }),
    ...events.flatMap(({ kind, at }): ConversationEntry[] =>
      isRequestEvent(kind) ? [{ at, side: 'staff', event: kind }] : [],
    ),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

const isRequestEvent = (kind: string): kind is RequestEvent => kind in eventsWithText

const linesAt = (rounds: readonly Round[], at: string, side: string): readonly PricedLine[] =>
  rounds.flatMap(({ code, quantity, unitPrice, ...round }) =>
    round.at === at && round.side === side && code && quantity && unitPrice
      ? [{ code, quantity, unitPrice }]
      : [],
  )
