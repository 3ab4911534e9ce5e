import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { maintenance, type Job } from '#server/platform/jobs/job.ts'
import { expireLicences } from './expireLicences.ts'
import { sendLicenceReminders } from './sendLicenceReminders.ts'

export const createLicenceJobs = (parts: OrderParts): readonly Job[] => [
  {
    ...maintenance,
    name: 'expire-licences',
    schedule: '*/5 * * * *',
    work: () => expireLicences(parts),
  },
  {
    ...maintenance,
    name: 'licence-reminders',
    schedule: '0 * * * *',
    work: () => sendLicenceReminders(parts),
  },
]
