import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { chainEvents } from './chain.ts'

export const chainJob = (db: Database): Job => ({
  name: 'audit-chain',
  schedule: '* * * * *',
  concurrency: 1,
  retries: { limit: 3, delay: 60 },
  expireInSeconds: 300,
  work: async () => {
    await chainEvents(db)
  },
})
