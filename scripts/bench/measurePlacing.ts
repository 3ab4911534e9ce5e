import { newId } from '#server/platform/newId.ts'
import { assertSameAnswers } from './assertSameAnswers.ts'
import { compareSides, type Comparison } from './compareSides.ts'
import { shippingAddress } from './orderData.ts'
import { closeConnections, sendRequest, type TimedAnswer } from './sendRequest.ts'
import { median, uuidFromName } from './statistics.ts'
import { performTask, withBothServers, type ServerProcess } from './withServer.ts'

type MeasureOptions = {
  readonly count: number
  /** orders that the embedded database is filled with */
  readonly existing?: number
  readonly rounds: number
  readonly orders: number
  /** orders of each server before the first that counts: V8 compiles for as long */
  readonly warmUp: number
}

const ourPath = '/api/marketplace-customer/orders'
const handWrittenPath = '/place'

/** Orders between two acceptances of all. */
const mostUnpaid = 5

/** Measures the milliseconds of single orders, alternating between the two servers. */
export const measurePlacing = (
  url: string,
  { count, existing = 0, rounds, orders, warmUp }: MeasureOptions,
): Promise<Comparison> =>
  withBothServers('api', [url, count, existing], async (ours, handWritten) => {
    const placeMany = async (
      server: ServerProcess,
      path: string,
      many = orders,
    ): Promise<number> => {
      const times: number[] = []
      for (let turn = 0; turn < many; turn += 1) {
        if (turn % mostUnpaid === 0) await performTask(server, 'acceptOrders')
        times.push((await placeOrder(server, path, randomOrder(count))).time)
      }
      return median(times)
    }
    const placeOurs = (many?: number) => placeMany(ours, ourPath, many)
    const placeByHand = (many?: number) => placeMany(handWritten, handWrittenPath, many)
    const order = randomOrder(count)
    const [answer, answerByHand] = [
      await placeOrder(ours, ourPath, order),
      await placeOrder(handWritten, handWrittenPath, { ...order, cartId: newId() }),
    ].map(({ text }) => withoutIdentity(text))
    assertSameAnswers('placing', answer ?? '', answerByHand ?? '')
    await placeOurs(warmUp)
    await placeByHand(warmUp)
    const comparison = await compareSides('placing', rounds, {
      ours: () => placeOurs(),
      handWritten: () => placeByHand(),
    })
    closeConnections()
    return comparison
  })

const placeOrder = (
  { address, buyerToken: token }: ServerProcess,
  path: string,
  body: object,
): Promise<TimedAnswer> => {
  const headers = { 'idempotency-key': newId() }
  return sendRequest(address + path, { token, method: 'POST', body, headers })
}

/** Two orders differ in their ids, numbers and times. */
const withoutIdentity = (answer: string): string =>
  answer
    .replaceAll(/"_id":"01[^"]+"/g, '"_id":""')
    .replaceAll(/"\w+-\d{4}-\d{6}(-\w)?"/g, '""')
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '""')

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
