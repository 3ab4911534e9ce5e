import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { maintenance, type Job } from '#server/platform/jobs/job.ts'
import { expireQuotes } from './expireQuotes.ts'

export const createQuoteJobs = (parts: OrderParts): readonly Job[] => [
  {
    ...maintenance,
    name: 'stale-quotes',
    schedule: '*/5 * * * *',
    work: () => expireQuotes(parts),
  },
]
