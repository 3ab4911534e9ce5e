import type { Currency, Money } from '#domain/money.ts'
import { refuseField } from '#domain/problem.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { assertRound } from './assertRound.ts'
import { notifyShop } from './requestMails.ts'
import { lockRequest, type OfferedLine, type RequestRow } from './lockRequest.ts'
import { requestMoveBlocker } from './requestLifecycle.ts'
import { blockerRefusal, moveRequest } from './moveRequest.ts'
import type { RequestActor } from './requestActor.ts'

/** Input validated by `counterSchema`. */
export type CounterInput = {
  /** the round that the buyer saw */
  readonly round: number
  readonly message: string
  readonly lines: readonly {
    readonly product: string
    readonly quantity: number
    readonly unitPrice: Money
  }[]
}

/** Saves what the buyer would pay instead; the offer itself stays unchanged. */
export const counterOffer = (
  services: OrderServices,
  id: string,
  { round, message, lines }: CounterInput,
  actor: RequestActor,
): Promise<void> =>
  services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    const { currency } = services.forBrand(request.brand).brand
    const blocker = requestMoveBlocker({ ...request, message }, 'countered', 'customer')
    if (blocker) throw blockerRefusal(blocker, request, services.catalogue, actor)
    assertRound(request, round)
    const counterLines = toCounterLines(lines, request, currency)
    const rounds = counterLines.map(({ code, quantity, unitPrice }) => ({
      round,
      side: actor.side,
      code,
      quantity,
      unitPrice: { amount: unitPrice, currency },
      at: request.at,
    }))
    const reply = { text: message }
    await moveRequest(services, db, request, 'countered', {
      actor,
      message: reply,
      rounds,
      facts: { round },
    })
    await notifyShop(services, db, request, 'requestCountered', { text: message, counterLines })
  })

/** Only offered products, each once; anything else needs a new request. */
const toCounterLines = (
  lines: CounterInput['lines'],
  { lines: offered }: RequestRow,
  currency: Currency,
): readonly OfferedLine[] =>
  lines.map(({ product, quantity, unitPrice }, index) => {
    const offeredLine = offered.find((each) => each.product === product.toLowerCase())
    if (!offeredLine || lines.findIndex((each) => each.product === product) < index)
      throw refuseField(`/lines/${index}/product`, 'field.missing_target')
    if (unitPrice.currency !== currency)
      throw refuseField(`/lines/${index}/unitPrice`, 'field.invalid')
    return { ...offeredLine, quantity, unitPrice: unitPrice.amount }
  })
