import type { Database } from '#server/platform/database/database.ts'
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
  db
    .insertInto('request_events')
    .values({
      request_id: request,
      kind,
      actor: actor?.id ?? null,
      actor_name: actor?.email ?? null,
      facts: JSON.stringify(facts),
    })
    .execute()
