import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { maintenance, type Job } from '#server/platform/jobs/job.ts'
import { expireLicences } from './expire.ts'
import { sendLicenceReminders } from './reminders.ts'

export const licenceJobs = (parts: OrderParts): readonly Job[] => [
  { ...maintenance, name: 'expire-licences', every: 300, work: () => expireLicences(parts) },
  {
    ...maintenance,
    name: 'licence-reminders',
    every: 3600,
    work: () => sendLicenceReminders(parts),
  },
]
