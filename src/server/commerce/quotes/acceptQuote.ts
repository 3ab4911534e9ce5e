import type { Money } from '#domain/money.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { retryTransaction } from '#server/engine/writes/databaseRefusals.ts'
import { readBuyer, type Buyer } from '#server/commerce/orders/checkout/buyer.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { writeOrder } from '#server/commerce/orders/writeOrder.ts'
import type { Shortage } from '#server/commerce/stock/reservations.ts'
import { shortageDetails } from '#server/commerce/stock/shortageDetails.ts'
import { resolveShippingAddress } from '#server/commerce/orders/checkout/resolveShippingAddress.ts'
import type { PlaceOrderInput } from '#server/commerce/orders/checkout/prepareOrder.ts'
import { assertRound, offerChangedRefusal } from './assertRound.ts'
import { recordRequestEvent } from './recordRequestEvent.ts'
import { notifyShop } from './requestMails.ts'
import { lockRequest, type RequestRow } from './lockRequest.ts'
import { priceQuote, assertSellableLines, type PricedQuote } from './priceQuote.ts'
import { requestMoveBlocker } from './requestLifecycle.ts'
import { blockerRefusal, moveRequest } from './moveRequest.ts'
import type { RequestActor } from './requestActor.ts'

/** Input validated by `acceptSchema`. */
export type AcceptInput = Omit<PlaceOrderInput, 'cartId' | 'items' | 'code'> & {
  /** the offer that the buyer saw, and its total */
  readonly round: number
  readonly expectedTotal: Money
}

type AcceptRequest = {
  readonly id: string
  readonly input: AcceptInput
  readonly account: string
  readonly actor: RequestActor
}

/** The id of the order; a replay found it accepted already. */
type AcceptedQuote = { readonly order: string; readonly isReplay: boolean }

/**
 * Creates the one order of a quote at the agreed price and returns its id. The request is locked
 * from the first statement on, so that parallel changes come either before or too late; accepting
 * again returns the same order.
 */
export const acceptQuote = (
  services: OrderServices,
  acceptRequest: AcceptRequest,
): Promise<AcceptedQuote> =>
  retryTransaction(() =>
    services.db.transaction().execute((db) => convertToOrder(services, db, acceptRequest)),
  )

async function convertToOrder(
  ownServices: OrderServices,
  db: Database,
  { id, input, account, actor }: AcceptRequest,
): Promise<AcceptedQuote> {
  const request = await lockRequest(db, id)
  const services = ownServices.forBrand(request.brand)
  if (request.status === 'converted' && request.order) {
    assertRound(request, input.round)
    return { order: request.order, isReplay: true }
  }
  const blocker = requestMoveBlocker(request, 'accepted', 'customer')
  if (blocker !== 'in_time' && blocker)
    throw blockerRefusal(blocker, request, services.catalogue, actor)
  assertRound(request, input.round)
  if (blocker) throw refuse('quote_expired')

  const buyer = withRequestOwner(request, await readBuyer(db, account))
  const address = await resolveShippingAddress(db, input, account)
  const { language } = actor
  const quote = await priceQuote(db, services, {
    lines: request.lines,
    buyer,
    country: address?.country ?? request.country ?? services.brand.country,
    shippingMethod: input.shippingMethod,
    giftCard: input.giftCard,
    language,
  })
  assertSellableLines(quote, request.lines, { ...services, language, requiresStock: true })
  const { prepared, priced, facts } = quote
  if (!address && prepared.lines.some(({ digital }) => !digital))
    throw refuse('address_needed', { fields: { '/address': { key: 'field.required' } } })
  if (input.giftCard?.trim() && !facts.giftCard)
    throw refuse('gift_card_invalid', { fields: { '/giftCard': { key: 'field.invalid' } } })
  const { amount, currency } = input.expectedTotal
  if (amount !== priced.total || currency !== priced.currency)
    throw offerChangedRefusal(request, priced.total)

  const order = await writeOrder(services, db, {
    cartId: null,
    buyer,
    language,
    address,
    prepared,
    priced,
    facts,
    method: input.paymentMethod,
    note: input.note?.trim() || undefined,
    payment: input,
    quote: id,
    shortageRefusal: (shortage) => shortageRefusal(services, shortage, quote),
  })
  const accepted = await moveRequest(services, db, request, 'accepted', {
    actor,
    facts: { round: request.round, total: priced.total, currency },
  })
  await markConverted(db, accepted, order)
  await notifyShop(services, db, request, 'requestAccepted', {})
  return { order, isReplay: false }
}

/** An accepted quote is converted in the same transaction, so nobody sees it in between. */
async function markConverted(db: Database, { id }: RequestRow, order: string): Promise<void> {
  await db
    .updateTable('requests')
    .set({ status: 'converted', order_: order })
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .execute()
  await recordRequestEvent(db, id, 'converted', { order })
}

/** The order belongs to the owner of the quote, whoever accepts it. */
const withRequestOwner = ({ customer, company, tenant }: RequestRow, buyer: Buyer): Buyer => ({
  ...buyer,
  customer,
  company,
  tenant,
})

/** The refusal when stock ran out meanwhile: the product, and how many units are left. */
function shortageRefusal(
  services: OrderServices,
  shortage: Shortage,
  { prepared }: PricedQuote,
): Refusal {
  const [first] = shortage
  const line = prepared.lines.find(({ product }) =>
    product.parts.some((part) => part.product === first?.product),
  )
  const available = first?.available ?? 0
  return refuse(available > 0 ? 'not_enough_stock' : 'out_of_stock', {
    details: shortageDetails(services, { product: line?.product.code, available }),
  })
}
