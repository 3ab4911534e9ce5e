import type { Money } from '#domain/money.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Row } from '#server/engine/context.ts'
import { readPart, readableEngine, listFilter, type DashboardRequest } from './dashboardRequest.ts'

type BestProduct = { readonly product: Row; readonly quantity: number; readonly revenue: Money }
type ProductSales = { readonly _id: string; readonly quantity: number; readonly revenue: number }

const maxProducts = 6

/** Returns the products with the highest revenue from order lines, without shipping. */
export async function readBestProducts(
  request: DashboardRequest,
): Promise<readonly BestProduct[] | null> {
  const [orders, products] = [
    readableEngine(request, 'orders'),
    readableEngine(request, 'products'),
  ]
  if (!orders || !products) return null
  const { period, currency, context } = request
  const where = listFilter(request, orders, {
    'placedAt[gte]': period.from,
    'placedAt[lte]': period.to,
  })
  const { rows } = await runSql<ProductSales>(
    context.db,
    `select i.target_id as "_id", sum(f.quantity) as quantity,
       coalesce(sum((f.total ->> 'amount')::bigint), 0) as revenue
     from orders a join orders__items i on i.source_id = a.id,
       jsonb_to_record(i.facts) as f (quantity bigint, total jsonb)
     ${where.sql} and a.status <> 'rejected' and a.total_currency = $${where.values.length + 1}::text
     group by 1 order by 3 desc, 2 desc, 1 limit ${maxProducts}`,
    [...where.values, currency],
  )
  if (!rows.length) return []
  const { records } = await readPart(request, products, {
    _id: rows.map(({ _id }) => _id),
    fields: 'name,code,images',
    limit: maxProducts,
    total: false,
  })
  const productsById = new Map(records.map((product) => [product._id, product]))
  return rows.flatMap(({ _id, quantity, revenue }) => {
    const product = productsById.get(_id)
    return product ? [{ product, quantity, revenue: { amount: revenue, currency } }] : []
  })
}
