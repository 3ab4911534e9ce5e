import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { PaymentOrder } from '../paymentProvider.ts'

/**
 * Returns the Stripe customer of an account, found by its metadata; we store no Stripe customer id.
 */
export async function ensureCustomer(
  stripe: Stripe,
  { id, name, email }: PaymentOrder['customer'],
): Promise<string> {
  const { data } = await stripe.customers.list({ email, limit: 100 })
  const existing = data.find(({ metadata }) => metadata['customerId'] === id)
  if (existing) return existing.id
  // The key depends only on the content, so that parallel requests create one customer.
  const content = createHash('sha256').update(`${id} ${email} ${name}`).digest('hex')
  const created = await stripe.customers.create(
    { name, email, metadata: { customerId: id } },
    { idempotencyKey: `customer:${content}` },
  )
  return created.id
}
