import { unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { Order } from './ordersApi.ts'

/** A product to reorder, with the requested and the available quantity. */
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

/** Returns which products of an order can be ordered again, based on their current prices. */
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

/** If stock is short, the available quantity can be ordered; any other problem leaves nothing. */
const availableCount = ({ problem, available }: CartPriceLine): number =>
  problem?.code === 'not_enough_stock' ? (available ?? 0) : 0

/** Requests a price for all products of an order. */
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
