import { newId } from '#server/platform/newId.ts'
import { startSide, type Side } from './api.ts'
import { mean, median, standardError, uuid } from './numbers.ts'

export type PlacedMeasure = {
  /** milliseconds, the median of all orders */
  readonly ours: number
  readonly hand: number
  /** how many times as long ours takes, of each round */
  readonly ratio: number
  readonly error: number
}

type Pace = { readonly count: number; readonly rounds: number; readonly orders: number }

/** How long one order takes, one after the other, ours and by hand in turns. */
export async function measurePlacing(
  url: string,
  { count, rounds, orders }: Pace,
): Promise<PlacedMeasure> {
  const [ours, hand] = await Promise.all([
    startSide('ours', url, count),
    startSide('hand', url, count),
  ])
  const place = async ({ address, buyerToken }: Side, path: string): Promise<number> => {
    const body = JSON.stringify(orderOf(count))
    const begun = performance.now()
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
    return performance.now() - begun
  }
  const many = async (side: Side, path: string): Promise<number[]> => {
    const times: number[] = []
    for (let turn = 0; turn < orders; turn += 1) times.push(await place(side, path))
    return times
  }
  const byUs = () => many(ours, '/api/marketplace-customer/orders')
  const byHand = () => many(hand, '/place')
  try {
    await byUs()
    await byHand()
    const [all, hands, ratios]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round += 1) {
      const [a, b, c] = [await byHand(), await byUs(), await byHand()]
      all.push(...b)
      hands.push(...a, ...c)
      ratios.push(median(b) / median([...a, ...c]))
    }
    return {
      ours: median(all),
      hand: median(hands),
      ratio: mean(ratios),
      error: standardError(ratios),
    }
  } finally {
    ours.child.disconnect()
    hand.child.disconnect()
  }
}

/** Three different products, any of the first `count`. */
function orderOf(count: number) {
  const first = Math.floor(Math.random() * (count - 3)) + 1
  return {
    cartId: newId(),
    items: [0, 1, 2].map((at) => ({ product: uuid(`product${first + at}`), quantity: 1 + at })),
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
