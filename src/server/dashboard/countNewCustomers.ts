import { runSql } from '#server/platform/database/database.ts'
import { readableEngine, listFilter, type DashboardRequest } from './dashboardRequest.ts'

type ComparedCount = { readonly value: number; readonly before: number }

export async function countNewCustomers(request: DashboardRequest): Promise<ComparedCount | null> {
  const customers = readableEngine(request, 'customers')
  if (!customers) return null
  const { from, to, before } = request.period
  const where = listFilter(request, customers, {
    'createdAt[gte]': before.from,
    'createdAt[lte]': to,
  })
  const next = where.values.length + 1
  const { rows } = await runSql<ComparedCount>(
    request.context.db,
    `select count(*) filter (where a.created_at >= $${next}::timestamptz) as value,
       count(*) filter (where a.created_at <= $${next + 1}::timestamptz) as before
     from customers a ${where.sql}`,
    [...where.values, from, before.to],
  )
  return rows[0] ?? { value: 0, before: 0 }
}
