import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { maintenance, type Job } from '#server/platform/jobs/job.ts'
import { expireQuotes } from './expireQuotes.ts'

export const createQuoteJobs = (services: OrderServices): readonly Job[] => [
  {
    ...maintenance,
    name: 'stale-quotes',
    schedule: '*/5 * * * *',
    work: () => expireQuotes(services),
  },
]
