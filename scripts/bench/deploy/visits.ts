import { setTimeout } from 'node:timers/promises'
import { newId } from '#server/platform/newId.ts'
import { inBrowser } from '../../../tests/support/inBrowser.ts'
import type { ApiCall } from '../../../tests/support/shop.ts'
import { solveBotCheck } from '../../../tests/support/solveBotCheck.ts'
import { shippingAddress } from '../orderData.ts'
import { pick, uuidFromName } from '../statistics.ts'
import { admin, callFrom, type Exchange } from './stack.ts'

export const buyers = { count: 6, password: 'Correct-Horse-9' }
export const productCount = 2000

const productId = (number: number): string => uuidFromName(`product${number}`)
const anyProduct = (): string => productId(Math.ceil(Math.random() * productCount))
/** Staff change its price, and shoppers watch it. */
const watched = productId(productCount)
/** Of the first ten, there are few. */
const scarceProduct = (): string => productId(Math.ceil(Math.random() * 10))

const orders = '/api/marketplace-customer/orders'
const shelf = '/api/marketplace-customer/products'
const paths = [
  ...['/en', '/ar', '/en/products', '/en/products?type=device', '/ar/products?page=3'],
  ...['?type=gateway&sort=price', '?page=40', '?limit=6', '?search=gateway'].map(
    (query) => shelf + query,
  ),
]

type Account = { readonly username: string; readonly password: string }

/** Lets shoppers, buyers and staff visit at the same time, with a pause before each request. */
export function startVisits(folder: string, pause: number) {
  const exchanges: Exchange[] = []
  /** answers older than what their visitor has seen or written */
  const stale: string[] = []
  /** the ids of orders */
  const confirmed: string[] = []
  let isOver = false
  let address = 0

  const visit = async (
    work: (call: ApiCall) => () => Promise<void>,
    account?: Account,
  ): Promise<void> => {
    const record = (each: Exchange) => void exchanges.push(each)
    const send = inBrowser(callFrom(`127.0.1.${(address += 1)}`, folder, record))
    let authorization = {}
    const call: ApiCall = async (method, path, { body, headers } = {}) => {
      await setTimeout(pause)
      const answer = await send(method, path, { body, headers: { ...authorization, ...headers } })
      if (answer.status === 0 || answer.status >= 500) throw new Error(`${path} failed`)
      return answer
    }
    const signIn = async (): Promise<void> => {
      const path = account === admin ? '/api/admins/auth/signin' : '/api/users/login'
      const answer = await call('POST', path, { body: account, headers: await solveBotCheck(call) })
      authorization = { authorization: `Bearer ${answer.body.data.accessToken}` }
    }
    const turn = work(call)
    for (let count = 0; !isOver; count += 1) {
      // What fails is recorded, and the visitor tries something else.
      if (account && count % 50 === 0) await signIn().catch(() => (count -= 1))
      else await turn().catch(() => undefined)
    }
  }

  const shop = (call: ApiCall) => {
    let seen = 0
    return async (): Promise<void> => {
      await call('GET', pick(paths))
      await call('GET', `${shelf}/${anyProduct()}`)
      const { amount } = (await call('GET', `${shelf}/${watched}?fields=price`)).body.data.price
      if (amount < seen) stale.push(`a shopper saw ${amount} after ${seen}`)
      seen = amount
    }
  }

  const order = (call: ApiCall) => async (): Promise<void> => {
    const [cartId, product] = [newId(), pick([scarceProduct(), anyProduct()])]
    await call('GET', `${orders}/pricing?items=${product}:1`)
    const items = [{ product, quantity: 1 }]
    const body = { cartId, items, paymentMethod: 'bank_transfer', shippingAddress }
    const place = () => call('POST', orders, { body, headers: { 'idempotency-key': cartId } })
    // As the storefront does: the same order again until it is answered.
    let placed = await place().catch(() => undefined)
    while (!placed) placed = await place().catch(() => undefined)
    if (placed.status !== 201) return
    const { _id: id } = placed.body.data
    confirmed.push(id)
    const [first] = (await call('GET', `${orders}?limit=1`)).body.data
    if (first._id !== id) stale.push(`the order ${id} is not in the list of its buyer`)
  }

  const manage = (call: ApiCall) => async (): Promise<void> => {
    const [own, amount] = [`/api/marketplace/products`, 1e6 + (changes += 1)]
    await call('PATCH', `${own}/${watched}`, { body: { price: { amount, currency: 'USD' } } })
    for (const path of [
      `${own}/${watched}`,
      `${own}?code=P-${productCount}`,
      `${shelf}/${watched}`,
    ]) {
      const { data } = (await call('GET', path)).body
      const { price } = [data].flat()[0]
      if (price.amount !== amount) stale.push(`${path} had ${price.amount} after ${amount}`)
    }
    await call('GET', `${own}?sort=-updatedAt&limit=25`)
    await call('GET', '/api/marketplace/orders?limit=25')
  }

  let changes = 0
  const loops = [
    ...Array.from({ length: 8 }, () => visit(shop)),
    ...Array.from({ length: buyers.count }, (_, at) =>
      visit(order, { username: `buyer${at + 1}@visitors.example.com`, password: buyers.password }),
    ),
    visit(manage, admin),
  ]
  const stop = async (): Promise<void> => {
    isOver = true
    await Promise.all(loops)
  }
  return { exchanges, stale, confirmed, stop }
}
