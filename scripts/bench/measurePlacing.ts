import { newId } from '#server/platform/newId.ts'
import { startApiServer } from './measureApi.ts'
import type { ServerProcess } from './startServerProcess.ts'
import { mean, median, standardError, uuidFromName } from './statistics.ts'

export type PlacingMeasure = {
  /** milliseconds, the median of all orders */
  readonly ours: number
  readonly handWritten: number
  /** the time of ours divided by that of the hand-written side, over the rounds */
  readonly ratio: number
  readonly error: number
}

type MeasureOptions = { readonly count: number; readonly rounds: number; readonly orders: number }

/** Measures the time of single orders, alternating between ours and the hand-written server. */
export async function measurePlacing(
  url: string,
  { count, rounds, orders }: MeasureOptions,
): Promise<PlacingMeasure> {
  const [ours, handWritten] = await Promise.all([
    startApiServer('ours', url, count),
    startApiServer('hand', url, count),
  ])
  const place = async ({ address, buyerToken }: ServerProcess, path: string): Promise<number> => {
    const body = JSON.stringify(randomOrder(count))
    const startedAt = performance.now()
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${buyerToken}`,
        'content-type': 'application/json',
        'idempotency-key': newId(),
      },
    })
    const text = await answer.text()
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
    return performance.now() - startedAt
  }
  const placeMany = async (side: ServerProcess, path: string): Promise<number[]> => {
    const times: number[] = []
    for (let turn = 0; turn < orders; turn += 1) times.push(await place(side, path))
    return times
  }
  const placeOurs = () => placeMany(ours, '/api/marketplace-customer/orders')
  const placeHandWritten = () => placeMany(handWritten, '/place')
  try {
    await placeOurs()
    await placeHandWritten()
    const [all, hands, ratios]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round += 1) {
      const [a, b, c] = [await placeHandWritten(), await placeOurs(), await placeHandWritten()]
      all.push(...b)
      hands.push(...a, ...c)
      ratios.push(median(b) / median([...a, ...c]))
    }
    return {
      ours: median(all),
      handWritten: median(hands),
      ratio: mean(ratios),
      error: standardError(ratios),
    }
  } finally {
    ours.child.disconnect()
    handWritten.child.disconnect()
  }
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
    shippingAddress: {
      fullName: 'Bench Buyer',
      country: 'SA',
      city: 'Riyadh',
      address: 'King Fahd Road 1',
      phone: '+966500000001',
    },
  }
}
