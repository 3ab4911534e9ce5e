import { readPart, readableEngine, type DashboardRequest } from './dashboardRequest.ts'

/** How many customers have sent proof of a transfer that nobody has looked at. */
export async function countWaitingPayments(
  request: DashboardRequest,
): Promise<{ readonly count: number } | null> {
  const orders = readableEngine(request, 'orders')
  if (!orders) return null
  const filters = { paymentStatus: ['under_review'], fields: 'number', limit: 1 }
  const { count } = await readPart(request, orders, filters)
  return { count }
}
