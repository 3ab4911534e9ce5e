import { runSql } from '#server/platform/database/database.ts'
import { acceptQuote } from '#server/commerce/quotes/acceptQuote.ts'
import { counterOffer } from '#server/commerce/quotes/counterOffer.ts'
import { declineByBuyer, writeToShop } from '#server/commerce/quotes/buyerSteps.ts'
import { expireQuotes } from '#server/commerce/quotes/expireQuotes.ts'
import { makeOffer } from '#server/commerce/quotes/makeOffer.ts'
import {
  answerRequest,
  requestInfo,
  closeRequest,
  declineByStaff,
  reviewRequest,
} from '#server/commerce/quotes/staffSteps.ts'
import { submitRequest } from '#server/commerce/quotes/submitRequest.ts'
import { readRequestActor, type RequestActor } from '#server/commerce/quotes/requestActor.ts'
import { backdateRequest, backdateEvents } from './backdate.ts'
import { buyerByEmail } from '../people/buyers.ts'
import { day, hour, iso } from './calendar.ts'
import type { DemoRequest, Prices, RequestStepDetails, RequestStepName } from './demoRequest.ts'
import { accountOf, itemsOf, orderStepsTimeline } from './orders.ts'
import { planSteps } from './planOrders.ts'
import { priceIn } from '../catalogue/prices.ts'
import type { SeedContext } from '../seedContext.ts'
import type { Timeline } from './timeline.ts'

/** The demo has no individual staff member, so the shop itself answers. */
const shopActor: RequestActor = {
  side: 'staff',
  id: undefined,
  email: undefined,
  name: undefined,
  language: 'en',
}

/** How long an offer is valid. */
const offerDays = 14

type SentRequest = { readonly id: string; readonly request: DemoRequest; readonly account?: string }

type RequestAction = (
  seed: SeedContext,
  sentRequest: SentRequest,
  facts: RequestStepDetails,
) => Promise<void>

/**
 * Sends a request and takes it through its steps, as people would. The request is backdated before
 * each step, so that its deadlines match.
 */
export async function* requestTimeline(seed: SeedContext, request: DemoRequest): Timeline {
  const { db } = seed.context
  let at = seed.now - request.daysAgo * day
  yield at
  const sentRequest = await sendRequest(seed, request)
  for (const [step, hours, facts = {}] of request.steps) {
    const next = at + hours * hour
    yield next
    await backdateRequest(db, sentRequest.id, next - at)
    at = next
    await actionByStep[step](seed, sentRequest, facts)
    if (!facts.order) continue
    const { order } = await readRequest(seed, sentRequest.id)
    await backdateEvents(db, order, at)
    await backdateRequest(db, sentRequest.id, seed.now - at)
    const steps = planSteps(at, facts.order, seed.now)
    return yield* orderStepsTimeline(seed, order, { items: request.items, steps })
  }
  await backdateRequest(db, sentRequest.id, seed.now - at)
}

async function sendRequest(seed: SeedContext, request: DemoRequest): Promise<SentRequest> {
  const { services, engineOf, products } = seed
  const { sender, language, items } = request
  const account = sender === undefined ? undefined : accountOf(seed, sender)
  const input = { ...request.input, products: itemsOf(items, products) }
  const record = await submitRequest(services, engineOf('requests'), { input, account, language })
  return { id: String(record._id), request, ...(account ? { account } : {}) }
}

const actionByStep: Readonly<Record<RequestStepName, RequestAction>> = {
  reviewed: ({ services }, { id }) =>
    reviewRequest(services, services.db, { id }, undefined, shopActor),
  asked: ({ services }, { id }, { text = '' }) =>
    requestInfo(services, services.db, { id }, { text }, shopActor),
  answered: ({ services }, { id }, { text = '' }) =>
    answerRequest(services, services.db, { id }, { text }, shopActor),
  closed: ({ services }, { id }) =>
    closeRequest(services, services.db, { id }, undefined, shopActor),
  declined: ({ services }, { id }, { text = '' }) =>
    declineByStaff(services, services.db, { id }, { text }, shopActor),
  replied: async (seed, sentRequest, { text = '' }) =>
    writeToShop(seed.services, sentRequest.id, { text }, await buyerOf(seed, sentRequest)),
  withdrawn: async (seed, sent, { text }) =>
    declineByBuyer(seed.services, sent.id, text, await buyerOf(seed, sent)),
  expired: ({ services }) => expireQuotes(services),
  offered: (seed, { id, request }, { prices = {}, text, validForDays = offerDays }) => {
    const { services, now } = seed
    const validUntil = iso(now + validForDays * day)
    const lines = offerLines(seed, request, prices)
    const offer = { lines, validUntil, ...(text ? { message: text } : {}) }
    return makeOffer(services, services.db, { id, offer }, shopActor)
  },
  countered: async (seed, sentRequest, { prices = {}, text = '' }) => {
    const { id, request } = sentRequest
    const { round } = await readRequest(seed, id)
    const counter = { round, lines: offerLines(seed, request, prices), message: text }
    await counterOffer(seed.services, id, counter, await buyerOf(seed, sentRequest))
  },
  accepted: async (seed, sentRequest) => {
    const { id, request, account = '' } = sentRequest
    const { round, total } = await readRequest(seed, id)
    const input = {
      round,
      expectedTotal: { amount: total, currency: seed.services.brand.currency },
      paymentMethod: 'bank_transfer' as const,
      shippingAddress: buyerByEmail(request.sender ?? '').address,
    }
    await acceptQuote(seed.services, {
      id,
      input,
      account,
      actor: await buyerOf(seed, sentRequest),
    })
  },
}

const offerLines = ({ services, products }: SeedContext, { items }: DemoRequest, prices: Prices) =>
  Object.entries(items).map(([code, quantity]) => ({
    product: products.get(code) ?? '',
    quantity,
    unitPrice: priceIn(services.brand.currency, prices[code] ?? 0),
  }))

const buyerOf = (
  { context }: SeedContext,
  { account, request }: SentRequest,
): Promise<RequestActor> =>
  readRequestActor(context.db, 'buyer', {
    identity: account ? { id: account } : undefined,
    language: request.language,
  })

type RequestRow = { readonly round: number; readonly total: number; readonly order: string }

async function readRequest({ context }: SeedContext, id: string): Promise<RequestRow> {
  const { rows } = await runSql<RequestRow>(
    context.db,
    'select round, total, order_ as "order" from requests where id = $1',
    [id],
  )
  if (!rows[0]) throw new Error(`The demo data has no request ${id}`)
  return rows[0]
}
