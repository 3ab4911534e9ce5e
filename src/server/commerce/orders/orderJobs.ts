import { maintenance, type Job } from '#server/platform/jobs/job.ts'
import { expireOrders } from './expireOrders.ts'
import type { OrderParts } from './orderParts.ts'
import { remindOfTransfers } from './payments/remindOfTransfers.ts'
import { sendPendingRefunds, sendRefund } from './refunds/refunds.ts'
import { pollPayments, processWebhook } from './payments/webhooks.ts'

/** Background jobs for orders. Each may run twice, and in several processes at once. */
export const createOrderJobs = (parts: OrderParts): readonly Job[] => [
  {
    name: 'webhook',
    concurrency: 2,
    retries: { limit: 12, delay: 5, maxDelay: 3600 },
    expireInSeconds: 120,
    work: ({ provider, event }) => processWebhook(parts, String(provider), String(event)),
  },
  {
    name: 'refund',
    concurrency: 2,
    retries: { limit: 12, delay: 30 },
    expireInSeconds: 120,
    work: ({ transaction }) => sendRefund(parts, String(transaction)),
  },
  {
    ...maintenance,
    name: 'pending-refunds',
    schedule: '0 * * * *',
    work: () => sendPendingRefunds(parts),
  },
  { ...maintenance, name: 'unpaid-orders', schedule: '* * * * *', work: () => expireOrders(parts) },
  {
    ...maintenance,
    name: 'transfer-reminders',
    schedule: '0 * * * *',
    work: () => remindOfTransfers(parts),
  },
  {
    ...maintenance,
    name: 'silent-payments',
    schedule: '* * * * *',
    work: () => pollPayments(parts),
  },
]
