import { runSql, type Database } from '#server/platform/database/database.ts'
import type { RequestStatus } from './requestLifecycle.ts'
import type { RequestActor } from './requestActor.ts'

export type RequestEvent = RequestStatus | 'message' | 'confirmed' | 'joined'

/** Records an event in the caller's transaction; without an actor it is the system's. */
export const recordRequestEvent = (
  db: Database,
  request: string,
  kind: RequestEvent,
  facts: Readonly<Record<string, unknown>> = {},
  actor?: Pick<RequestActor, 'id' | 'email'>,
) =>
  runSql(
    db,
    'insert into request_events (request_id, kind, actor, actor_name, facts) values ($1, $2, $3, $4, $5)',
    [request, kind, actor?.id ?? null, actor?.email ?? null, JSON.stringify(facts)],
  )
