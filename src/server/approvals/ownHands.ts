import type { Catalogue } from '#resource/resource.ts'
import { run, type Database } from '../database/database.ts'
import { joinTable } from '../database/sync.ts'

type Asked = {
  readonly requester: string
  /** when it was asked for */
  readonly at: unknown
}

/** So long before a request, and ever since, whoever asked must have left alone who agrees. */
const period = '7 days'

/** What of a person decides who signs in as them, and what they may then do. */
const decisive = ['email', 'active', 'roles', 'permissions', 'tenant', 'company']

/**
 * Whether somebody is of the making of whoever asked: an account that they created, whose email, rights
 * or second factors they changed, or which has a role that they changed; or that somebody of their making
 * made in turn. Such a person is no second one.
 */
export async function isInOwnHands(
  catalogue: Catalogue,
  db: Database,
  { requester, at }: Asked,
  person: string,
): Promise<boolean> {
  const people = [...catalogue.values()].filter(({ signsIn }) => signsIn)
  const roleTables = people.flatMap((each) =>
    each.field.roles ? [joinTable(each, each.field.roles)] : [],
  )
  const holders = roleTables.map(
    (table) => `union all select j.source_id from ${table} j where j.target_id = h.id`,
  )
  const { rows } = await run(
    db,
    `with recursive hands (id) as (
       select $1::uuid
       union
       select touched.id from hands h cross join lateral (
         select c.record_id as id from changes c
         where c.actor = h.id and c.at > $2::timestamptz - interval '${period}'
           and (c.resource = 'roles' or c.resource = any($3::text[])
             and (c.kind = 'created' or exists (
               select from jsonb_object_keys(c.changes) as name where name = any($4::text[]))))
         union all
         select p.id from accounts m
           join audit_events e on e.actor = m.email and e.event = 'factors_reset'
             and e.created_at > $2::timestamptz - interval '${period}'
           join accounts p on p.email = e.email and p.kind = e.kind
         where m.id = h.id
         ${holders.join('\n')}) touched)
     select 1 from hands where id = $5::uuid`,
    [requester, at, people.map(({ name }) => name), decisive, person],
  )
  return rows.length > 0
}
