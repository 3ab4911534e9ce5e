import { partOf, readable, type Asked } from './asked.ts'

/** How many customers have sent proof of a transfer that nobody has looked at. */
export async function waitingPayments(asked: Asked): Promise<{ readonly count: number } | null> {
  const orders = readable(asked, 'orders')
  if (!orders) return null
  const filters = { paymentStatus: ['under_review'], fields: 'number', limit: 1 }
  const { count } = await partOf(asked, orders, filters)
  return { count }
}
