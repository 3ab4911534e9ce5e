import { run } from '#server/platform/database/database.ts'
import { sendable } from './commerce.ts'
import { lettersTo, offer, own, sender, staffDoes, type QuoteShop } from './quotes.ts'
import type { Answer, Call, Shop } from './shop.ts'

export const guestRequests = '/api/marketplace-customer/guest-requests'

let guests = 0

export type GuestRequest = { readonly id: string; readonly number: string; readonly email: string }

/** A request for a quote of somebody without an account, of ten pieces of one product. */
export async function guestAsks(
  { shop }: Pick<QuoteShop, 'shop'>,
  {
    language = 'en',
    email = `guest${(guests += 1)}@guests.example.com`,
    ...more
  }: {
    language?: string
    email?: string
    message?: string
  } = {},
) {
  const thing = await sendable(shop, { stock: 20, price: 1000 })
  const products = [{ product: thing.id, quantity: 10 }]
  const { status, body } = await shop.anybody('POST', own, {
    body: { type: 'quote', ...sender, email, products, ...more },
    headers: { 'accept-language': language },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { _id: id, number } = body.data
  return { thing, email: email.toLowerCase(), id: String(id), number: String(number) }
}

/** What stands in the link that was mailed to the guest last. */
export async function secretOf(shop: Shop, { email, number }: GuestRequest): Promise<string> {
  const body = (await lettersTo(shop, email, number)).at(-1)?.body ?? ''
  return /#request=([\w-]+)/.exec(body)?.[1] ?? ''
}

/** What a guest does by a link. */
export const byLink =
  (call: Call, id: string, secret: string) =>
  (verb = '', body?: object): Promise<Answer> =>
    call(
      body || verb === 'open' ? 'POST' : 'GET',
      [guestRequests, id, verb].filter(Boolean).join('/'),
      {
        ...(body && { body }),
        headers: { 'x-request-link': secret },
      },
    )

/** A request that its guest has opened, and the shop has made an offer for. */
export async function guestQuoted(house: Pick<QuoteShop, 'shop'>, email?: string) {
  const { shop } = house
  const made = await guestAsks(house, email ? { email } : {})
  const secret = await secretOf(shop, made)
  const guest = byLink(shop.anybody, made.id, secret)
  await guest('open')
  await staffDoes(shop, made.id, 'review')
  const lines = [{ product: made.thing.id, quantity: 10, price: 800 }]
  const { status, body } = await offer(shop, made.id, lines)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...made, secret, guest }
}

/** As if the time of every link to a request had passed. */
export const letLinksEnd = ({ server }: Shop, id: string) =>
  run(
    server.db,
    `update request_links set expires_at = now() - interval '1 minute' where request_id = $1`,
    [id],
  )

/** What became of a request, as staff reads it. */
export const kindsOf = async ({ staff }: Shop, id: string): Promise<string[]> =>
  (await staff('GET', `/api/marketplace/requests/${id}/timeline`)).body.data.map(
    ({ kind }: { kind: string }) => kind,
  )
