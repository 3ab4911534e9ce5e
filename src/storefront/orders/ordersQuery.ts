import { currentStatuses, terminalStatuses, type OrderStatus } from '#domain/order/orderStatus.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { pageSizes } from '../data/listingQuery.ts'

export const orderTabs = ['all', 'current', 'past'] as const
export type OrderTab = (typeof orderTabs)[number]

/** The filters of the order list, as given in the URL. */
export type OrdersQuery = {
  readonly tab: OrderTab
  readonly search: string
  readonly page: number
  readonly limit: number
}

const defaultLimit = pageSizes[0]

export function parseOrdersQuery(parameters: URLSearchParams): OrdersQuery {
  const page = Number(parameters.get('page'))
  const limit = Number(parameters.get('limit'))
  return {
    tab: orderTabs.find((each) => each === parameters.get('tab')) ?? 'all',
    search: (parameters.get('search') ?? '').trim().slice(0, 40),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: pageSizes.find((each) => each === limit) ?? defaultLimit,
  }
}

/** Returns the path of an order list; default values are left out. */
export function ordersPath({ tab, search, page, limit }: OrdersQuery): string {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('tab', tab)
  if (search) params.set('search', search)
  if (limit !== defaultLimit) params.set('limit', String(limit))
  if (page > 1) params.set('page', String(page))
  return params.size ? `/orders?${params}` : '/orders'
}

const statusesByTab: Readonly<Record<OrderTab, OrderStatus[] | undefined>> = {
  all: undefined,
  current: currentStatuses,
  past: terminalStatuses,
}

/** Converts the query to the API's format. */
export function ordersApiQuery({ tab, search, page, limit }: OrdersQuery) {
  const status = statusesByTab[tab]
  return {
    page,
    limit,
    sort: '-placedAt' as const,
    ...(status && { status }),
    ...(search && { 'number[contains]': toLatinDigits(search).toUpperCase() }),
  }
}
