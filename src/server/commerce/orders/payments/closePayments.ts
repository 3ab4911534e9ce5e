import { ProviderUnavailable } from '#server/commerce/payments/paymentProvider.ts'
import type { OrderServices } from '../orderServices.ts'
import { resolveProviderRef } from './payments.ts'
import { settlePayment } from './settlePayment.ts'

/**
 * Closes the open payments of an order with their providers. Returns whether it is certain that no
 * money is on its way.
 */
export async function closePayments(services: OrderServices, order: string): Promise<boolean> {
  const { db, providers } = services
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order)
    .where('state', 'in', ['new', 'open'])
    .execute()
  for (const row of rows) {
    const payment = await resolveProviderRef(services, row)
    if (payment === 'unknown') return false
    if (!payment.ref) {
      await db
        .updateTable('payments')
        .set({ state: 'expired' })
        .where('id', '=', payment.id)
        .where('ref', 'is', null)
        .execute()
      continue
    }
    const provider = providers.get(payment.provider)
    if (!provider) return false
    try {
      await provider.cancel(payment.ref)
      await settlePayment(services, payment.id)
    } catch (error) {
      if (error instanceof ProviderUnavailable) return false
      throw error
    }
  }
  return true
}
