import { run } from '#server/platform/database/database.ts'
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
import { readRequestActor, type RequestActor } from '#server/commerce/quotes/who.ts'
import { ageRequest, dateEvents } from './ages.ts'
import { buyerCalled } from './buyers.ts'
import { day, hour, iso } from './calendar.ts'
import type { DemoRequest, Prices, RequestFacts, RequestStep } from './demoRequests.ts'
import { accountOf, itemsOf, lifeOf } from './orders.ts'
import { plannedSteps } from './orderPlan.ts'
import { priceIn } from './prices.ts'
import type { Seed } from './seedParts.ts'
import type { Story } from './story.ts'

/** The shop speaks as such: nobody in particular looks after the demo. */
const shop: RequestActor = {
  side: 'staff',
  id: undefined,
  email: undefined,
  name: undefined,
  language: 'en',
}

/** How long an offer stands. */
const offerDays = 14

type Sent = { readonly id: string; readonly request: DemoRequest; readonly account?: string }

type Deed = (seed: Seed, sent: Sent, facts: RequestFacts) => Promise<void>

/** Sent and answered as people do it. Whatever is promised for a time is counted as that time goes by. */
export async function* requestStory(seed: Seed, request: DemoRequest): Story {
  const { db } = seed.context
  let at = seed.now - request.daysAgo * day
  yield at
  const sent = await send(seed, request)
  for (const [step, hours, facts = {}] of request.steps) {
    const next = at + hours * hour
    yield next
    await ageRequest(db, sent.id, next - at)
    at = next
    await deeds[step](seed, sent, facts)
    if (!facts.order) continue
    const order = await orderOf(seed, sent.id)
    await dateEvents(db, order, at)
    await ageRequest(db, sent.id, seed.now - at)
    const steps = plannedSteps(at, facts.order, seed.now)
    return yield* lifeOf(seed, order, { items: request.items, steps })
  }
  await ageRequest(db, sent.id, seed.now - at)
}

async function send(seed: Seed, request: DemoRequest): Promise<Sent> {
  const { parts, engineOf, products } = seed
  const { sender, language, items } = request
  const account = sender === undefined ? undefined : accountOf(seed, sender)
  const input = { ...request.input, products: itemsOf(items, products) }
  const record = await submitRequest(parts, engineOf('requests'), { input, account, language })
  return { id: String(record._id), request, ...(account ? { account } : {}) }
}

const deeds: Readonly<Record<RequestStep, Deed>> = {
  reviewed: ({ parts }, { id }) => reviewRequest(parts, parts.db, { id }, undefined, shop),
  asked: ({ parts }, { id }, { text = '' }) => requestInfo(parts, parts.db, { id }, { text }, shop),
  answered: ({ parts }, { id }, { text = '' }) =>
    answerRequest(parts, parts.db, { id }, { text }, shop),
  closed: ({ parts }, { id }) => closeRequest(parts, parts.db, { id }, undefined, shop),
  declined: ({ parts }, { id }, { text = '' }) =>
    declineByStaff(parts, parts.db, { id }, { text }, shop),
  replied: async (seed, sent, { text = '' }) =>
    writeToShop(seed.parts, sent.id, { text }, await buyerOf(seed, sent)),
  withdrawn: async (seed, sent, { text }) =>
    declineByBuyer(seed.parts, sent.id, text, await buyerOf(seed, sent)),
  expired: ({ parts }) => expireQuotes(parts),
  offered: (
    { parts, products, now: seedNow },
    { id, request },
    { prices = {}, text, days = offerDays },
  ) => {
    const lines = linesOf(request, prices).map(({ code, quantity, unitPrice }) => ({
      product: products.get(code) ?? '',
      quantity,
      unitPrice: priceIn(parts.brand.currency, unitPrice),
    }))
    const validUntil = iso(seedNow + days * day)
    const offer = { lines, validUntil, ...(text ? { message: text } : {}) }
    return makeOffer(parts, parts.db, { id, offer }, shop)
  },
  countered: async (seed, sent, { prices = {}, text = '' }) => {
    const { parts, products } = seed
    const lines = linesOf(sent.request, prices).map(({ code, quantity, unitPrice }) => ({
      product: products.get(code) ?? '',
      quantity,
      unitPrice: priceIn(parts.brand.currency, unitPrice),
    }))
    const { round } = await offerOf(seed, sent.id)
    await counterOffer(parts, sent.id, { round, lines, message: text }, await buyerOf(seed, sent))
  },
  accepted: async (seed, sent) => {
    const { id, request, account = '' } = sent
    const { round, total } = await offerOf(seed, id)
    const input = {
      round,
      expectedTotal: { amount: total, currency: seed.parts.brand.currency },
      paymentMethod: 'bank_transfer' as const,
      shippingAddress: buyerCalled(request.sender ?? '').address,
    }
    await acceptQuote(seed.parts, { id, input, account, actor: await buyerOf(seed, sent) })
  },
}

const linesOf = ({ items }: DemoRequest, prices: Prices) =>
  Object.entries(items).map(([code, quantity]) => ({
    code,
    quantity,
    unitPrice: prices[code] ?? 0,
  }))

const buyerOf = ({ context }: Seed, { account, request }: Sent): Promise<RequestActor> =>
  readRequestActor(context.db, 'buyer', {
    identity: account ? { id: account } : undefined,
    language: request.language,
  })

async function offerOf({ context }: Seed, id: string): Promise<{ round: number; total: number }> {
  const { rows } = await run<{ round: number; total: number }>(
    context.db,
    'select round, total from requests where id = $1',
    [id],
  )
  return rows[0] ?? { round: 0, total: 0 }
}

async function orderOf({ context }: Seed, id: string): Promise<string> {
  const { rows } = await run<{ id: string }>(
    context.db,
    'select order_ as id from requests where id = $1',
    [id],
  )
  if (!rows[0]) throw new Error(`the request ${id} has no order`)
  return rows[0].id
}
