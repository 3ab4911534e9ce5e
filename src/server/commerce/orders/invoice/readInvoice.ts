import { runSql } from '#server/platform/database/database.ts'
import type { OrderServices } from '../orderServices.ts'
import { orderSummaryColumns, type OrderSummary, type OrderSummaryAddress } from './orderSummary.ts'

export type Invoice = OrderSummary & {
  readonly invoice: string
  readonly invoicedAt: string
  readonly company: string | null
  readonly companyAddress: OrderSummaryAddress | null
  readonly taxNumber: string | null
}

/** Reads an invoice in one statement; undefined if none was issued. */
export async function readInvoice(
  { db }: Pick<OrderServices, 'db'>,
  order: string,
): Promise<Invoice | undefined> {
  const { rows } = await runSql<Invoice>(
    db,
    `select ${orderSummaryColumns}, c.company_name as company, c.address as "companyAddress",
       c.tax_number as "taxNumber"
     from orders o left join companies c on c.id = o.company
     where o.id = $1 and o.invoice_number is not null`,
    [order],
  )
  return rows[0]
}
