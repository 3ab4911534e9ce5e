import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { maintenance, type Job } from '#server/platform/jobs/job.ts'
import { expireLicences } from './expire.ts'
import { sendLicenceReminders } from './reminders.ts'

export const createLicenceJobs = (parts: OrderParts): readonly Job[] => [
  { ...maintenance, name: 'expire-licences', schedule: 300, work: () => expireLicences(parts) },
  {
    ...maintenance,
    name: 'licence-reminders',
    schedule: 3600,
    work: () => sendLicenceReminders(parts),
  },
]
