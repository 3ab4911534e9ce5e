import { unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { Order } from './ordersApi.ts'

/** One product, and how much of it there is of what was wanted. */
export type ReorderLine = {
  readonly product: string | undefined
  readonly name: string
  readonly requested: number
  readonly orderable: number
}

type CartPriceLine = {
  readonly product?: string
  readonly available?: number | null
  readonly problem?: { readonly code?: string } | null
}

/** What of an order can be ordered again, as the price of a cart with it says. */
export function reorderLinesOf(
  items: Order['items'],
  pricedLines: readonly CartPriceLine[],
): readonly ReorderLine[] {
  return (items ?? []).map(({ product, name = '', quantity = 0 }) => {
    const line = pricedLines.find((each) => product?._id && each.product === product._id)
    const orderable = line?.problem ? Math.max(0, availableCount(line)) : quantity
    return { product: product?._id, name, requested: quantity, orderable: line ? orderable : 0 }
  })
}

/** Too few are still some; whatever else is wrong leaves nothing. */
const availableCount = ({ problem, available }: CartPriceLine): number =>
  problem?.code === 'not_enough_stock' ? (available ?? 0) : 0

/** Asks the shop about everything in an order. */
export async function fetchReorderLines(
  client: ApiClient,
  order: Order,
): Promise<readonly ReorderLine[]> {
  const items = (order.items ?? [])
    .flatMap(({ product, quantity }) => (product?._id ? `${product._id}:${quantity ?? 1}` : []))
    .join()
  if (!items) return reorderLinesOf(order.items, [])
  const call = client.GET('/api/marketplace-customer/orders/pricing', {
    params: { query: { items } },
  })
  const { data } = await unwrapBody(call)
  return reorderLinesOf(order.items, data.lines ?? [])
}
