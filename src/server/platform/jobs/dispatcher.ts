import { setTimeout } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { run, type Database } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Log } from '#server/platform/log.ts'
import { repeat, type Repeated } from '#server/platform/repeat.ts'
import { keepFailures } from './failures.ts'
import type { Job } from './job.ts'
import type { Pace } from './pace.ts'
import { graveyard } from './queues.ts'
import { reasonOf } from './reasonOf.ts'
import { createRunner } from './runner.ts'
import { createSchedule } from './schedule.ts'

type Parts = {
  readonly boss: PgBoss
  readonly db: Database
  readonly log: Log
  readonly jobs: readonly Job[]
  readonly pace: Pace
}

/** Looks, with one statement, for which jobs there is something to do, and has them done. */
export function createDispatcher({ boss, db, log, jobs, pace }: Parts): Repeated {
  let isReached = true
  const outOfReach = (error: unknown): void => {
    if (isReached) log.error({ failure: reasonOf(error) }, 'the queue is out of reach')
    isReached = false
  }
  const goingDown = new AbortController()
  const buryAll = (): Promise<void> => keepFailures(boss, db)
  const parts = { boss, log, goingDown: goingDown.signal, buried: () => looking.nudge() }
  const runners = jobs.map((job) => ({ name: job.name, ...createRunner(job, parts) }))
  const takers = new Map([
    [graveyard, buryAll],
    ...runners.map(({ name, take }) => [name, take] as const),
  ])
  const makeScheduled = createSchedule(boss, jobs)
  let supervised = Date.now()

  async function look(): Promise<void> {
    await makeScheduled()
    if (Date.now() - supervised >= pace.supervise) {
      supervised = Date.now()
      await boss.supervise()
    }
    const due = await namesDue(db, [...takers.keys()])
    await Promise.all(due.flatMap((name) => takers.get(name)?.() ?? []))
    isReached = true
  }
  const looking = repeat({ every: pace.look, failed: outOfReach }, () => withDeadlines('job', look))

  return {
    start: looking.start,
    nudge: looking.nudge,
    stop: async () => {
      await looking.stop()
      const finished = Promise.all(runners.map(({ finish }) => finish()))
      await Promise.race([finished, setTimeout(pace.patience, undefined, { ref: false })])
      goingDown.abort(new Error('the process went down'))
      await finished
    },
  }
}

async function namesDue(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await run<{ name: string }>(
    db,
    `select name from unnest($1::text[]) as due (name)
     where exists (select from pgboss.job where job.name = due.name and job.state < 'active'
       and not job.blocked and job.start_after <= now())`,
    [names],
  )
  return rows.map(({ name }) => name)
}
