import { refuse } from '#domain/problem.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import { recordChange } from '#server/engine/history/changes.ts'
import type { Context } from '#server/engine/context.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

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

async function resolveJob(id: string, status: 'retried' | 'discarded', context: Context) {
  const failedJob = await context.db
    .updateTable('failed_jobs')
    .set({ status, ...newVersion })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning(['job', 'data', 'version'])
    .executeTakeFirst()
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
