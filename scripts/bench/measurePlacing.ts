import { connectPostgres } from '#server/platform/database/connect.ts'
import { newId } from '#server/platform/newId.ts'
import { compareSides, type Comparison } from './compareSides.ts'
import { shippingAddress } from './orderData.ts'
import { closeConnections, sendRequest } from './sendRequest.ts'
import { median, uuidFromName } from './statistics.ts'
import { withBothServers, type ServerProcess } from './withServer.ts'

type MeasureOptions = {
  readonly count: number
  readonly rounds: number
  readonly orders: number
  /** orders of each server before the first that counts: V8 compiles for as long */
  readonly warmUp: number
}

/** What a buyer has not paid is read with each new order, and nobody has more than a few. */
const mostUnpaid = 5
const acceptOrdersSql = `update orders set status = 'in_progress' where status = 'pending'`

/** Measures the milliseconds of single orders, alternating between the two servers. */
export const measurePlacing = (
  url: string,
  { count, rounds, orders, warmUp }: MeasureOptions,
): Promise<Comparison> =>
  withBothServers('api', [url, count], async (ours, handWritten) => {
    const { runScript, close } = await connectPostgres(url, 1)
    const placeMany = async (
      server: ServerProcess,
      path: string,
      many = orders,
    ): Promise<number> => {
      const times: number[] = []
      for (let turn = 0; turn < many; turn += 1) {
        if (turn % mostUnpaid === 0) await runScript(acceptOrdersSql)
        times.push(await placeOrder(server, path, randomOrder(count)))
      }
      return median(times)
    }
    const placeOurs = (many?: number) => placeMany(ours, '/api/marketplace-customer/orders', many)
    const placeByHand = (many?: number) => placeMany(handWritten, '/place', many)
    await placeOurs(warmUp)
    await placeByHand(warmUp)
    const comparison = await compareSides('placing', rounds, {
      ours: () => placeOurs(),
      handWritten: () => placeByHand(),
    })
    closeConnections()
    await close()
    return comparison
  })

/** Returns how long it took. */
async function placeOrder(
  { address, buyerToken: token }: ServerProcess,
  path: string,
  body: object,
): Promise<number> {
  const headers = { 'idempotency-key': newId() }
  const { time } = await sendRequest(address + path, { token, method: 'POST', body, headers })
  return time
}

/** Returns an order of three different products among the first `count`. */
function randomOrder(count: number) {
  const first = Math.floor(Math.random() * (count - 3)) + 1
  return {
    cartId: newId(),
    items: [0, 1, 2].map((at) => ({
      product: uuidFromName(`product${first + at}`),
      quantity: 1 + at,
    })),
    paymentMethod: 'bank_transfer',
    shippingAddress,
  }
}
