import type { Money } from '#domain/money.ts'
import { lockRequest } from '#server/quotes/lockRequest.ts'
import { makeOffer } from '#server/quotes/makeOffer.ts'
import { review } from '#server/quotes/staffSteps.ts'
import { submitRequest } from '#server/quotes/submitRequest.ts'
import { takeStep } from '#server/quotes/takeStep.ts'
import { whoIs, type Who } from '#server/quotes/who.ts'
import { ageRequest } from './ages.ts'
import { demoRequests, type DemoRequest } from './demoRequests.ts'
import type { OrderSeed } from './orders.ts'
import { accountOf, demoPeople } from './people.ts'

/** The shop speaks as such: nobody in particular looks after the demo. */
const shop: Who = {
  side: 'staff',
  id: undefined,
  email: undefined,
  name: undefined,
  language: 'en',
}

/** How long an offer stands, and how long each side thinks about it. */
const day = 24
const offerDays = 14

/** Requests that wait for somebody, sent and answered as people do it. */
export async function createRequests(seed: OrderSeed): Promise<number> {
  for (const request of demoRequests) await createRequest(seed, request)
  return demoRequests.length
}

async function createRequest(seed: OrderSeed, request: DemoRequest): Promise<void> {
  const { parts, engineOf, products } = seed
  const { db } = seed.context
  const { sender, language, items, offer, counter } = request
  const account = sender === undefined ? undefined : await accountOf(db, demoPeople[sender].email)
  const wanted = Object.entries(items).flatMap(([code, quantity]) => {
    const product = products.get(code)
    return product ? [{ product, quantity }] : []
  })
  const input = { ...request.input, products: wanted }
  const record = await submitRequest(parts, engineOf('requests'), { input, account, language })
  const id = String(record._id)
  let hoursLeft = request.daysAgo * day
  const pass = async (hours: number): Promise<void> => {
    await ageRequest(db, { id, hours })
    hoursLeft -= hours
  }
  if (offer) {
    await pass(day / 3)
    await review(parts, db, { id }, undefined, shop)
    await pass(day / 2)
    const validUntil = new Date(Date.now() + offerDays * day * 3_600_000).toISOString()
    const lines = linesAt(seed, items, offer.prices)
    await makeOffer(parts, db, { id, offer: { lines, validUntil, message: offer.message } }, shop)
  }
  if (counter && account) {
    await pass(day)
    await answerOffer(seed, { id, account, request, counter })
  }
  await pass(hoursLeft)
}

type Answer = {
  readonly id: string
  readonly account: string
  readonly request: DemoRequest
  readonly counter: NonNullable<DemoRequest['counter']>
}

/** What the shop does when a buyer asks for other prices, within the one transaction of the demo. */
async function answerOffer(seed: OrderSeed, { id, account, request, counter }: Answer) {
  const { parts, context } = seed
  const { db } = context
  const { language, items } = request
  const who = await whoIs(db, 'buyer', { identity: { id: account }, language })
  const known = await lockRequest(db, id)
  const { round, at } = known
  const rounds = linesAt(seed, items, counter.prices).map((line) => ({
    round,
    side: who.side,
    ...line,
    at,
  }))
  const said = { text: counter.message }
  await takeStep(parts, db, known, 'countered', { who, said, rounds, facts: { round } })
}

const linesAt = (
  { parts }: OrderSeed,
  items: DemoRequest['items'],
  prices: Readonly<Record<string, number>>,
): { code: string; quantity: number; unitPrice: Money }[] =>
  Object.entries(items).map(([code, quantity]) => ({
    code,
    quantity,
    unitPrice: { amount: prices[code] ?? 0, currency: parts.brand.currency },
  }))
