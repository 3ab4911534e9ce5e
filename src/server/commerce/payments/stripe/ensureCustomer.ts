import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { PaymentOrder } from '../paymentProvider.ts'

/** The customer at Stripe whose cards somebody here keeps. Found by what we wrote on it: we store no id of theirs. */
export async function ensureCustomer(
  stripe: Stripe,
  { id, name, email }: PaymentOrder['customer'],
): Promise<string> {
  const { data } = await stripe.customers.list({ email, limit: 100 })
  const existing = data.find(({ metadata }) => metadata['customerId'] === id)
  if (existing) return existing.id
  // Two requests at once make one: the key depends on nothing but what is written.
  const content = createHash('sha256').update(`${id} ${email} ${name}`).digest('hex')
  const created = await stripe.customers.create(
    { name, email, metadata: { customerId: id } },
    { idempotencyKey: `customer:${content}` },
  )
  return created.id
}
