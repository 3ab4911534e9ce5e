import { maintenance, type Job } from '#server/platform/jobs/job.ts'
import { expireOrders } from './expireOrders.ts'
import type { OrderServices } from './orderServices.ts'
import { remindOfTransfers } from './payments/remindOfTransfers.ts'
import { sendPendingRefunds, sendRefund } from './refunds/refunds.ts'
import { pollPayments, processWebhook } from './payments/webhooks.ts'

/** Background jobs for orders. Each may run twice, and in several processes at once. */
export const createOrderJobs = (services: OrderServices): readonly Job[] => [
  {
    name: 'webhook',
    concurrency: 2,
    retries: { limit: 12, delay: 5, maxDelay: 3600 },
    expireInSeconds: 120,
    work: ({ provider, event }) => processWebhook(services, String(provider), String(event)),
  },
  {
    name: 'refund',
    concurrency: 2,
    retries: { limit: 12, delay: 30 },
    expireInSeconds: 120,
    work: ({ transaction }) => sendRefund(services, String(transaction)),
  },
  {
    ...maintenance,
    name: 'pending-refunds',
    schedule: '0 * * * *',
    work: () => sendPendingRefunds(services),
  },
  {
    ...maintenance,
    name: 'unpaid-orders',
    schedule: '* * * * *',
    work: () => expireOrders(services),
  },
  {
    ...maintenance,
    name: 'transfer-reminders',
    schedule: '0 * * * *',
    work: () => remindOfTransfers(services),
  },
  {
    ...maintenance,
    name: 'silent-payments',
    schedule: '* * * * *',
    work: () => pollPayments(services),
  },
]
