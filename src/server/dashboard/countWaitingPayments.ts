import { readPart, readableEngine, type DashboardRequest } from './dashboardRequest.ts'

/** Counts the customers whose proof of a transfer waits for review. */
export async function countWaitingPayments(
  request: DashboardRequest,
): Promise<{ readonly count: number } | null> {
  const orders = readableEngine(request, 'orders')
  if (!orders) return null
  const filters = { paymentStatus: ['under_review'], fields: 'number', limit: 1 }
  const { count } = await readPart(request, orders, filters)
  return { count }
}
