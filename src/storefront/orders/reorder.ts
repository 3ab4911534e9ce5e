import { answered } from '#api/answer.ts'
import type { ApiClient } from '#api/client.ts'
import type { Order } from './ordersApi.ts'

/** One product, and how much of it there is of what was wanted. */
export type Again = {
  readonly product: string | undefined
  readonly name: string
  readonly wanted: number
  readonly got: number
}

type Line = {
  readonly product?: string
  readonly available?: number | null
  readonly problem?: { readonly code?: string } | null
}

/** What of an order can be ordered again, as the price of a cart with it says. */
export function orderedAgain(items: Order['items'], priced: readonly Line[]): readonly Again[] {
  return (items ?? []).map(({ product, name = '', quantity = 0 }) => {
    const line = priced.find((each) => product?._id && each.product === product._id)
    const left = line?.problem ? Math.max(0, fewer(line)) : quantity
    return { product: product?._id, name, wanted: quantity, got: line ? left : 0 }
  })
}

/** Too few are still some; whatever else is wrong leaves nothing. */
const fewer = ({ problem, available }: Line): number =>
  problem?.code === 'not_enough_stock' ? (available ?? 0) : 0

/** Asks the shop about everything in an order. */
export async function askAgain(client: ApiClient, order: Order): Promise<readonly Again[]> {
  const items = (order.items ?? [])
    .flatMap(({ product, quantity }) => (product?._id ? `${product._id}:${quantity ?? 1}` : []))
    .join()
  if (!items) return orderedAgain(order.items, [])
  const call = client.GET('/api/marketplace-customer/orders/pricing', {
    params: { query: { items } },
  })
  const { data } = await answered(call)
  return orderedAgain(order.items, data.lines ?? [])
}
