import type { Job } from '../jobs/job.ts'
import { expireLicences } from '../licences/expire.ts'
import { sendLicenceReminders } from '../licences/reminders.ts'
import { expireQuotes } from '../quotes/expireQuotes.ts'
import { expireOrders } from './expire.ts'
import type { OrderParts } from './parts.ts'
import { remindOfTransfers } from './remind.ts'
import { sendPendingRefunds, sendRefund } from './refunds.ts'
import { pollPayments, processWebhook } from './webhooks.ts'

const now = { concurrency: 1, retries: { most: 2, delay: 30 }, expire: 300 } as const

/** What happens to orders while nobody looks. Each may run twice, and in several processes at once. */
export const orderJobs = (parts: OrderParts): readonly Job[] => [
  {
    name: 'webhook',
    concurrency: 2,
    retries: { most: 12, delay: 5, longest: 3600 },
    expire: 120,
    work: ({ provider, event }) => processWebhook(parts, String(provider), String(event)),
  },
  {
    name: 'refund',
    concurrency: 2,
    retries: { most: 12, delay: 30 },
    expire: 120,
    work: ({ transaction }) => sendRefund(parts, String(transaction)),
  },
  { ...now, name: 'pending-refunds', every: 3600, work: () => sendPendingRefunds(parts) },
  { ...now, name: 'unpaid-orders', every: 60, work: () => expireOrders(parts) },
  { ...now, name: 'transfer-reminders', every: 3600, work: () => remindOfTransfers(parts) },
  { ...now, name: 'stale-quotes', every: 300, work: () => expireQuotes(parts) },
  { ...now, name: 'expire-licences', every: 300, work: () => expireLicences(parts) },
  { ...now, name: 'licence-reminders', every: 3600, work: () => sendLicenceReminders(parts) },
  { ...now, name: 'silent-payments', every: 60, work: () => pollPayments(parts) },
]
