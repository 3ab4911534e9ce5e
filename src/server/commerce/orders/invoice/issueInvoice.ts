import { formatInvoiceNumber } from '#domain/order/orderNumbers.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import { createZonedTime } from '#server/http/zonedTime.ts'
import { recordOrderEvent } from '../recordOrderEvent.ts'
import { nextNumber } from '../checkout/insertOrder.ts'
import type { OrderServices } from '../orderServices.ts'
import { timeZoneOf } from './timeZoneOf.ts'

/**
 * Issues the invoice of an order, once, in the transaction that makes it due. Numbers are gapless:
 * a rollback returns the number, and parallel transactions wait for it.
 */
export async function issueInvoice(
  services: Pick<OrderServices, 'forBrand'>,
  db: Database,
  id: string,
): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select([now.as('at'), 'brand'])
    .where('id', '=', id)
    .where('invoice_number', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!order) return
  const at = isoDate(order.at)
  const { brand } = services.forBrand(order.brand)
  const prefix = brand.commerce.orderPrefix
  const year = yearInZone(at, timeZoneOf(brand.country))
  const number = formatInvoiceNumber(
    prefix,
    year,
    await nextNumber(db, `invoice:${prefix}:${year}`),
  )
  await db
    .updateTable('orders')
    .set({ invoice_number: number, invoiced_at: at })
    .where('id', '=', id)
    .execute()
  await recordOrderEvent(db, id, 'invoiced', { number })
}

/** The year in the time zone of the seller, for the tax authority. */
const yearInZone = (at: string, timeZone: string): number =>
  Number(createZonedTime(timeZone)(at).slice(0, 4))
