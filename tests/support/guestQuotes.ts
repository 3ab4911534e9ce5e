import { runSql } from '#server/platform/database/database.ts'
import { createShippableProduct } from './commerce.ts'
import {
  mailsTo,
  makeOffer,
  requestsPath,
  sender,
  runStaffAction,
  type QuoteShop,
} from './quotes.ts'
import type { ApiResponse, ApiCall, Shop } from './shop.ts'

export const guestRequests = '/api/marketplace-customer/guest-requests'

let guestCount = 0

export type GuestRequest = { readonly id: string; readonly number: string; readonly email: string }

/** Requests a quote without an account, for ten units of one product. */
export async function createGuestRequest(
  { shop }: Pick<QuoteShop, 'shop'>,
  {
    language = 'en',
    email = `guest${(guestCount += 1)}@guests.example.com`,
    ...more
  }: {
    language?: string
    email?: string
    message?: string
  } = {},
) {
  const thing = await createShippableProduct(shop, { stock: 20, price: 1000 })
  const products = [{ product: thing.id, quantity: 10 }]
  const { status, body } = await shop.anonymous('POST', requestsPath, {
    body: { type: 'quote', ...sender, email, products, ...more },
    headers: { 'accept-language': language },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { _id: id, number } = body.data
  return { thing, email: email.toLowerCase(), id: String(id), number: String(number) }
}

/** Returns the secret of the link in the last mail to the guest. */
export async function linkSecretOf(shop: Shop, { email, number }: GuestRequest): Promise<string> {
  const body = (await mailsTo(shop, email, number)).at(-1)?.body ?? ''
  return /#request=([\w-]+)/.exec(body)?.[1] ?? ''
}

/** Returns a function that calls the API as a guest with a link. */
export const createLinkCaller =
  (call: ApiCall, id: string, secret: string) =>
  (verb = '', body?: object): Promise<ApiResponse> =>
    call(
      body || verb === 'open' ? 'POST' : 'GET',
      [guestRequests, id, verb].filter(Boolean).join('/'),
      {
        ...(body && { body }),
        headers: { 'x-request-link': secret },
      },
    )

/** Creates a request whose link the guest has opened and for which the shop has made an offer. */
export async function createQuotedGuestRequest(quoteShop: Pick<QuoteShop, 'shop'>, email?: string) {
  const { shop } = quoteShop
  const request = await createGuestRequest(quoteShop, email ? { email } : {})
  const secret = await linkSecretOf(shop, request)
  const guest = createLinkCaller(shop.anonymous, request.id, secret)
  await guest('open')
  await runStaffAction(shop, request.id, 'review')
  const lines = [{ product: request.thing.id, quantity: 10, price: 800 }]
  const { status, body } = await makeOffer(shop, request.id, lines)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...request, secret, guest }
}

export const expireLinks = ({ server }: Shop, id: string) =>
  runSql(
    server.db,
    `update request_links set expires_at = now() - interval '1 minute' where request_id = $1`,
    [id],
  )

/** Returns the kinds of the events of a request, as staff sees them. */
export const eventKindsOf = async ({ staff }: Shop, id: string): Promise<string[]> =>
  (await staff('GET', `/api/marketplace/requests/${id}/timeline`)).body.data.map(
    ({ kind }: { kind: string }) => kind,
  )
