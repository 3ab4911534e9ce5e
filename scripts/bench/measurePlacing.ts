import { connectPostgres } from '#server/platform/database/connect.ts'
import { newId } from '#server/platform/newId.ts'
import { compareSides, type Comparison } from './compareSides.ts'
import { shippingAddress } from './orderData.ts'
import { median, uuidFromName } from './statistics.ts'
import { withBothServers, type ServerProcess } from './withServer.ts'

type MeasureOptions = { readonly count: number; readonly rounds: number; readonly orders: number }

/** Measures the milliseconds of single orders, alternating between the two servers. */
export const measurePlacing = (
  url: string,
  { count, rounds, orders }: MeasureOptions,
): Promise<Comparison> =>
  withBothServers('api', [url, count], async (ours, handWritten) => {
    const placeMany = (server: ServerProcess, path: string) => async (): Promise<number> => {
      const times: number[] = []
      await acceptOrders(url)
      for (let turn = 0; turn < orders; turn += 1)
        times.push(await placeOrder(server, path, JSON.stringify(randomOrder(count))))
      return median(times)
    }
    const place = {
      ours: placeMany(ours, '/api/marketplace-customer/orders'),
      handWritten: placeMany(handWritten, '/place'),
    }
    await compareSides('warm-up', 1, place)
    return compareSides('placing', rounds, place)
  })

/** Nobody has more than a few unpaid orders, which are read with each new one. */
async function acceptOrders(url: string): Promise<void> {
  const { runScript, close } = await connectPostgres(url, 1)
  await runScript(`update orders set status = 'in_progress' where status = 'pending'`)
  await close()
}

/** Returns how long it took. */
async function placeOrder(
  { address, buyerToken }: ServerProcess,
  path: string,
  body: string,
): Promise<number> {
  const startedAt = performance.now()
  const headers = {
    authorization: `Bearer ${buyerToken}`,
    'content-type': 'application/json',
    'idempotency-key': newId(),
  }
  const answer = await fetch(address + path, { method: 'POST', body, headers })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
  return performance.now() - startedAt
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
