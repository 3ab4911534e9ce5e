import type { Currency, Money } from '#domain/money.ts'
import { refuse } from '#domain/problem.ts'
import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { demandRound } from './demandRound.ts'
import { notifyShop } from './requestMails.ts'
import { lockRequest, type OfferedLine, type RequestRow } from './lockRequest.ts'
import { blockerOf } from './requestLife.ts'
import { blocked, takeStep } from './takeStep.ts'
import type { Who } from './who.ts'

/** What `counterSchema` lets through. */
export type Counter = {
  /** the one that the buyer saw */
  readonly round: number
  readonly message: string
  readonly lines: readonly {
    readonly product: string
    readonly quantity: number
    readonly unitPrice: Money
  }[]
}

/** The buyer says what they would pay instead; what is offered stays as it was. */
export const counterOffer = (
  parts: OrderParts,
  id: string,
  { round, message, lines }: Counter,
  who: Who,
): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    const { currency } = parts.of(request.brand).brand
    const blocker = blockerOf({ ...request, message }, 'countered', 'customer')
    if (blocker) throw blocked(blocker, request, parts.catalogue, who)
    demandRound(request, round)
    const wished = wishedLines(lines, request, currency)
    const rounds = wished.map(({ code, quantity, unitPrice }) => ({
      round,
      side: who.side,
      code,
      quantity,
      unitPrice: { amount: unitPrice, currency },
      at: request.at,
    }))
    const said = { text: message }
    await takeStep(parts, db, request, 'countered', { who, said, rounds, facts: { round } })
    await notifyShop(parts, db, request, 'requestCountered', { text: message, wished })
  })

/** Of what is offered, each product once; anything else is another request. */
const wishedLines = (
  lines: Counter['lines'],
  { lines: offered }: RequestRow,
  currency: Currency,
): readonly OfferedLine[] =>
  lines.map(({ product, quantity, unitPrice }, index) => {
    const wrong = (field: string, key: 'field.missing_target' | 'field.invalid') =>
      refuse('validation', { fields: { [`/lines/${index}/${field}`]: { key } } })
    const known = offered.find((each) => each.product === product.toLowerCase())
    if (!known || lines.findIndex((each) => each.product === product) < index)
      throw wrong('product', 'field.missing_target')
    if (unitPrice.currency !== currency) throw wrong('unitPrice', 'field.invalid')
    return { ...known, quantity, unitPrice: unitPrice.amount }
  })
