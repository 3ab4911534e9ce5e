import { refuse } from '#domain/problem.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import { recordChange } from '#server/engine/history/changes.ts'
import type { Context } from '#server/engine/context.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

type DecidedJob = { readonly job: string; readonly data: string; readonly version: number }

/** A permanently failed job can be retried or discarded, once. */
export const createFailedJobBehaviour = ({
  jobs,
}: {
  readonly jobs: Pick<Jobs, 'has' | 'send'>
}): Behaviour => ({
  actions: {
    retry: async (id, _, context) => {
      const { job, data } = await resolveJob(id, 'retried', context)
      if (!jobs.has(job)) throw refuse('action_not_allowed')
      await jobs.send(context.db, job, JSON.parse(data))
    },
    discard: async (id, _, context) => void (await resolveJob(id, 'discarded', context)),
  },
})

async function resolveJob(id: string, status: string, context: Context): Promise<DecidedJob> {
  const { rows } = await runSql<DecidedJob>(
    context.db,
    `update failed_jobs set status = $2, version = version + 1, updated_at = now()
     where id = $1 and status = 'waiting' returning job, data, version`,
    [id, status],
  )
  const [failedJob] = rows
  if (!failedJob) throw refuse('action_not_allowed')
  await recordChange(context, {
    resource: 'failed-jobs',
    id,
    kind: 'changed',
    version: failedJob.version,
    changes: { status: { from: 'waiting', to: status } },
  })
  return failedJob
}
