import { connectPostgres } from '#server/platform/database/connect.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'

/** A process that starts a job, reports it, and then hangs. */
const [url = ''] = process.argv.slice(2)
const connection = await connectPostgres(url, 4)
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const jobs = createJobs({
  connection,
  log: quiet,
  listJobs: () => [
    {
      name: 'interrupted',
      concurrency: 1,
      retries: { limit: 2, delay: 1 },
      expireInSeconds: 2,
      work: async ({ id }) => {
        process.stdout.write(`begun ${String(id)}`)
        await new Promise(() => {})
      },
    },
  ],
})
await jobs.open()
await jobs.start()
