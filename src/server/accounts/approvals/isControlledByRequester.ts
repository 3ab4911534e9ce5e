import type { Catalogue } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { joinTable } from '#server/engine/tables/syncTables.ts'

type PendingRequest = {
  readonly requester: string
  /** when the approval was requested */
  readonly at: unknown
}

/**
 * Within this period before the request and since then, the requester must not have changed the
 * approver's account.
 */
const lookbackPeriod = '7 days'

/** These fields decide who can sign in to an account and what it may do. */
const accessFields = ['email', 'active', 'roles', 'permissions', 'tenant', 'company']

/**
 * Returns whether the requester controls a person: they created the account, changed its email,
 * rights, second factors or one of its roles, or control somebody who did. Such a person cannot
 * approve the request.
 */
export async function isControlledByRequester(
  catalogue: Catalogue,
  db: Database,
  { requester, at }: PendingRequest,
  person: string,
): Promise<boolean> {
  const people = [...catalogue.values()].filter(({ signsIn }) => signsIn)
  const roleTables = people.flatMap((each) =>
    each.field.roles ? [joinTable(each, each.field.roles)] : [],
  )
  const roleHolderQueries = roleTables.map(
    (table) => `union all select j.source_id from ${table} j where j.target_id = h.id`,
  )
  const { rows } = await runSql(
    db,
    `with recursive hands (id) as (
       select $1::uuid
       union
       select touched.id from hands h cross join lateral (
         select c.record_id as id from changes c
         where c.actor = h.id and c.at > $2::timestamptz - interval '${lookbackPeriod}'
           and (c.resource = 'roles' or c.resource = any($3::text[])
             and (c.kind = 'created' or exists (
               select from jsonb_object_keys(c.changes) as name where name = any($4::text[]))))
         union all
         select p.id from accounts m
           join audit_events e on e.actor = m.email and e.event = 'factors_reset'
             and e.created_at > $2::timestamptz - interval '${lookbackPeriod}'
           join accounts p on p.email = e.email and p.kind = e.kind
         where m.id = h.id
         ${roleHolderQueries.join('\n')}) touched)
     select 1 from hands where id = $5::uuid`,
    [requester, at, people.map(({ name }) => name), accessFields, person],
  )
  return rows.length > 0
}
