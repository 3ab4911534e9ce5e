import type { requests } from '#ui/i18n/en/requests.ts'
import type { Money } from '#domain/money.ts'
import type { Request } from './requestsApi.ts'

type Round = NonNullable<Request['rounds']>[number]

/** What happened to it besides what was said, as far as it has words. */
export type Happened =
  Extract<keyof typeof requests, `event.${string}`> extends `event.${infer K}` ? K : never

const happenings: Readonly<Record<Happened, true>> = {
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

/** One turn of the conversation: something said, prices, or something that happened. */
export type Turn = {
  readonly at: string
  readonly side: 'buyer' | 'staff'
  readonly name?: string
  readonly text?: string
  readonly about?: string
  readonly lines?: readonly PricedLine[]
  readonly happened?: Happened
}

type Told = { readonly kind: string; readonly at: string }

/** Everything that was said and done about a request, in its sequence. */
export function talkOf(request: Request, told: readonly Told[]): readonly Turn[] {
  const { messages = [], rounds = [], message, createdAt } = request
  const said = messages.map(({ side = 'staff', name, text, about, at = '' }): Turn => {
    const lines = linesAt(rounds, at, side)
    return {
      at,
      side,
      ...(name && { name }),
      ...(text && { text }),
      ...(about && { about }),
      ...(lines.length && { lines }),
    }
  })
  const silent = rounds.filter(
    ({ at, side }) => !messages.some((each) => each.at === at && each.side === side),
  )
  const moments = [...new Set(silent.map(({ at = '', side }) => `${side} ${at}`))]
  return [
    ...(message ? [{ at: createdAt, side: 'buyer', text: message } as const] : []),
    ...said,
    ...moments.map((moment): Turn => {
      const side = moment.startsWith('buyer') ? 'buyer' : 'staff'
      const at = moment.slice(side.length + 1)
      return { at, side, lines: linesAt(silent, at, side) }
    }),
    ...told.flatMap(({ kind, at }): Turn[] =>
      isHappening(kind) ? [{ at, side: 'staff', happened: kind }] : [],
    ),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

const isHappening = (kind: string): kind is Happened => kind in happenings

const linesAt = (rounds: readonly Round[], at: string, side: string): readonly PricedLine[] =>
  rounds.flatMap(({ code, quantity, unitPrice, ...round }) =>
    round.at === at && round.side === side && code && quantity && unitPrice
      ? [{ code, quantity, unitPrice }]
      : [],
  )
