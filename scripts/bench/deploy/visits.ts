import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newId } from '#server/platform/newId.ts'
import { callOverHttps } from '../../../tests/support/callOverHttps.ts'
import { inBrowser } from '../../../tests/support/inBrowser.ts'
import type { ApiCall } from '../../../tests/support/shop.ts'
import { solveBotCheck } from '../../../tests/support/solveBotCheck.ts'
import { shippingAddress } from '../orderData.ts'
import { pick, uuidFromName } from '../statistics.ts'

/** A request and its time, in milliseconds of the clock. */
type Exchange = { request: string; isFailed: boolean; from: number; to: number }

export const productCount = 2000

/** Of the first ten products, there are few. */
const anyProduct = (first = productCount): string =>
  uuidFromName(`product${Math.ceil(Math.random() * first)}`)
/** Staff change its price, and shoppers watch it. */
const watched = uuidFromName(`product${productCount}`)

const shelf = '/api/marketplace-customer/products'
const orders = '/api/marketplace-customer/orders'
const staffList = '/api/marketplace/products'
const lists = ['?page=40', '?search=gateway'].map((query) => shelf + query)
const paths = ['/en', '/ar', '/en/products', '/ar/products?page=3', ...lists]

/** How many visit at the same time. */
type Visitors = Readonly<Record<'shoppers' | 'buyers' | 'staff', number>>

const usualVisitors: Visitors = { shoppers: 8, buyers: 6, staff: 1 }

/**
 * Lets them visit, with a pause of so many milliseconds before each request. What is `stale` means
 * nothing if several of the staff change the same product.
 */
export function startVisits(folder: string, pause: number, visitors = usualVisitors) {
  const certificate = readFileSync(join(folder, 'tls/fullchain.pem'))
  const exchanges: Exchange[] = []
  /** Orders, and answers older than what their visitor has seen or written. */
  const [confirmed, stale]: [string[], string[]] = [[], []]
  const over = new AbortController()
  let [addresses, amount] = [0, 1e6]

  async function visit(
    work: (call: ApiCall) => () => Promise<void>,
    [path, username, password]: readonly string[] = [],
  ): Promise<void> {
    const localAddress = `127.0.1.${(addresses += 1)}`
    const proxy = { port: 4274, host: 'shop.example.com', certificate, localAddress }
    const send = inBrowser(callOverHttps(proxy))
    let authorization = {}
    const call: ApiCall = async (method, url, { body, headers } = {}) => {
      await setTimeout(pause)
      const from = Date.now()
      const answer = await send(method, url, { body, headers: { ...authorization, ...headers } })
      // Nothing may be left of a scarce product.
      const isFailed = answer.status < 200 || (answer.status >= 400 && answer.status !== 409)
      const request = `${answer.status} ${method} ${url}`
      exchanges.push({ request, isFailed, from, to: Date.now() })
      if (isFailed) throw new Error(`${url} failed`)
      return answer
    }
    const signIn = async (url: string): Promise<void> => {
      const headers = await solveBotCheck(call)
      const { body } = await call('POST', url, { body: { username, password }, headers })
      authorization = { authorization: `Bearer ${body.data.accessToken}` }
    }
    const turn = work(call)
    for (let count = 0; !over.signal.aborted;)
      // What fails is recorded, and the visitor goes on.
      await (path && count % 50 === 0 ? signIn(path) : turn()).then(
        () => (count += 1),
        () => undefined,
      )
  }

  const shop = (call: ApiCall) => {
    let seen = 0
    return async (): Promise<void> => {
      await call('GET', pick(paths))
      await call('GET', `${shelf}/${anyProduct()}`)
      const { price } = (await call('GET', `${shelf}/${watched}?fields=price`)).body.data
      if (price.amount < seen) stale.push(`a shopper saw ${price.amount} after ${seen}`)
      seen = price.amount
    }
  }

  const order = (call: ApiCall) => async (): Promise<void> => {
    const [cartId, product] = [newId(), anyProduct(pick([10, productCount]))]
    await call('GET', `${orders}/pricing?items=${product}:1`)
    const items = [{ product, quantity: 1 }]
    const body = { cartId, items, paymentMethod: 'bank_transfer', shippingAddress }
    const place = () => call('POST', orders, { body, headers: { 'idempotency-key': cartId } })
    // As the storefront does: the same order again until it is answered.
    let placed: Awaited<ReturnType<ApiCall>> | undefined
    while (!placed) placed = await place().catch(() => undefined)
    if (placed.status !== 201) return
    const { _id: id } = placed.body.data
    confirmed.push(id)
    const [newest] = (await call('GET', `${orders}?limit=1`)).body.data
    if (newest._id !== id) stale.push(`the order ${id} is not in the list of its buyer`)
  }

  const manage = (call: ApiCall) => async (): Promise<void> => {
    const written = (amount += 1)
    const body = { price: { amount: written, currency: 'USD' } }
    await call('PATCH', `${staffList}/${watched}`, { body })
    const reads = [`${staffList}/${watched}`, `${staffList}?code=P-${productCount}`]
    for (const url of [...reads, `${shelf}/${watched}`]) {
      const [{ price }] = [(await call('GET', url)).body.data].flat()
      if (price.amount !== written) stale.push(`${url} had ${price.amount} after ${written}`)
    }
    await call('GET', '/api/marketplace/orders?limit=25')
  }

  const owner = ['/api/admins/auth/signin', 'owner@shop.example.com', 'A-Long-Password-9']
  const buyer = (_: unknown, at: number) =>
    visit(order, ['/api/users/login', `buyer${at + 1}@visitors.example.com`, 'Correct-Horse-9'])
  const loops = [
    ...Array.from({ length: visitors.shoppers }, () => visit(shop)),
    ...Array.from({ length: visitors.buyers }, buyer),
    ...Array.from({ length: visitors.staff }, () => visit(manage, owner)),
  ]
  const stop = async (): Promise<void> => {
    over.abort()
    await Promise.all(loops)
  }
  return { exchanges, stale, confirmed, stop }
}
