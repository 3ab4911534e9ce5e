import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { maintenance, type Job } from '#server/platform/jobs/job.ts'
import { expireLicences } from './expireLicences.ts'
import { sendLicenceReminders } from './sendLicenceReminders.ts'

export const createLicenceJobs = (services: OrderServices): readonly Job[] => [
  {
    ...maintenance,
    name: 'expire-licences',
    schedule: '*/5 * * * *',
    work: () => expireLicences(services),
  },
  {
    ...maintenance,
    name: 'licence-reminders',
    schedule: '0 * * * *',
    work: () => sendLicenceReminders(services),
  },
]
