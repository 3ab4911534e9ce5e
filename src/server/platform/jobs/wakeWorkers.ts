import type { PgBoss } from 'pg-boss'

/** Lets one idle worker of a queue look for work; if it finds some, it wakes the next. */
export function wakeWorker(boss: PgBoss, queue: string): void {
  const workers = boss.getWipData({ includeInternal: true })
  const idle = workers.find(({ name, count }) => name === queue && count === 0)
  if (idle) boss.notifyWorker(idle.id)
}

/** Finds the queues with due jobs by one statement, where every worker would poll by its own. */
export async function wakeDueWorkers(boss: PgBoss): Promise<void> {
  const names = new Set(boss.getWipData({ includeInternal: true }).map(({ name }) => name))
  const { rows } = await boss.getDb().executeSql(
    `select name from unnest($1::text[]) as due (name)
     where exists (select from pgboss.job where job.name = due.name and job.state < 'active'
       and not job.blocked and job.start_after <= now())`,
    [[...names]],
  )
  for (const { name } of rows) wakeWorker(boss, String(name))
}
