import type { AccountKind, Audience, Identity } from '#domain/access.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { recordTables } from '#server/engine/tables/declaredTables.ts'
import { joinTable } from '#server/engine/tables/syncTables.ts'
import { kindDetails } from './kindDetails.ts'
import type { Account } from '#server/http/requestAccount.ts'

/** Reads accounts and their rights from the database as they are now. */
export type CurrentAccounts = {
  /** accounts by session id, only for open sessions and active accounts */
  readonly bySession: (
    db: Database,
    sessions: readonly string[],
  ) => Promise<ReadonlyMap<string, Account>>
  /** undefined if deleted, or if the account, its tenant or its company is inactive */
  readonly byId: (db: Database, id: string) => Promise<Identity | undefined>
  /** Like `byId`, and locks everything the rights depend on until the transaction ends. */
  readonly lockIdentity: (db: Database, identity: Identity) => Promise<Identity | undefined>
}

type AccountRights = {
  readonly id: string
  readonly kind: AccountKind
  readonly email: string
  readonly tenant: string | null
  readonly company: string | null
  readonly given: readonly string[]
}
type SessionRights = AccountRights & { readonly session: string; readonly audience: Audience }

export function createCurrentAccounts(catalogue: Catalogue): CurrentAccounts {
  const grantingResources = [...catalogue.values()].filter(grantsRights)
  const permissionCases = grantingResources.map(
    (resource) => `when '${resource.signsIn}' then ${grantedPermissionsSql(resource)}`,
  )
  const columns = `a.id, a.kind, a.email, a.tenant_id as tenant, coalesce(t.company, a.company_id) as company,
    ${permissionCases.length ? `case a.kind ${permissionCases.join(' ')} else '{}' end` : `'{}'::text[]`} as given`
  const bySessionsQuery = `select s.id as session, s.audience, ${columns}
    from sessions s join accounts a on a.id = s.account_id ${tenantJoins}
    where s.id = any($1::uuid[]) and s.revoked_at is null and ${activeCondition}`
  const byAccountQuery = `select ${columns} from accounts a ${tenantJoins} where a.id = $1 and ${activeCondition}`

  async function byId(db: Database, id: string): Promise<Identity | undefined> {
    const [row] = (await runSql<AccountRights>(db, byAccountQuery, [id])).rows
    return row && toIdentity(row)
  }

  async function lock(db: Database, { id, kind }: Identity): Promise<Identity | undefined> {
    const person = grantingResources.find(({ signsIn }) => signsIn === kind)
    await db.selectFrom('accounts').where('id', '=', id).forShare().execute()
    if (person) {
      await recordTables(db).selectFrom(person.table).where('id', '=', id).forShare().execute()
      await runSql(db, lockGrantsSql(person), [id])
    }
    return byId(db, id)
  }

  const lockedIdentities = new WeakMap<Database, Map<string, Promise<Identity | undefined>>>()

  return {
    async bySession(db, sessions) {
      const { rows } = await runSql<SessionRights>(db, bySessionsQuery, [sessions])
      return new Map(
        rows.map(({ session, audience, ...row }) => [
          session,
          { ...toIdentity(row), email: row.email, audience, session },
        ]),
      )
    },
    byId,
    lockIdentity(db, identity) {
      if (!db.isTransaction) return byId(db, identity.id)
      const inTransaction =
        lockedIdentities.get(db) ?? new Map<string, Promise<Identity | undefined>>()
      lockedIdentities.set(db, inTransaction)
      const lockedIdentity = inTransaction.get(identity.id) ?? lock(db, identity)
      inTransaction.set(identity.id, lockedIdentity)
      return lockedIdentity
    },
  }
}

const tenantJoins = `left join tenants t on t.id = a.tenant_id
  left join accounts c on c.id = coalesce(t.company, a.company_id)`

const activeCondition = 'a.active and coalesce(t.active, true) and coalesce(c.active, true)'

/** Returns whether records of a resource grant rights to the accounts they belong to. */
export const grantsRights = ({ signsIn, field }: Resource): boolean =>
  Boolean(signsIn && field.roles && field.permissions)

const rolesJoinTable = (resource: Resource): string => {
  const { roles } = resource.field
  if (!roles) throw new Error(`${resource.name} has no roles`)
  return joinTable(resource, roles)
}

const grantedPermissionsSql = (resource: Resource): string =>
  `array(select unnest(p.permissions) from ${resource.table} p where p.id = a.id
     union select unnest(r.permissions) from ${rolesJoinTable(resource)} j join roles r on r.id = j.target_id where j.source_id = a.id)`

/** PostgreSQL skips locking the rows of a CTE that is not read, so the rows are counted. */
const lockGrantsSql = (resource: Resource): string =>
  `with roles_held as (select 1 from roles
       where id in (select target_id from ${rolesJoinTable(resource)} where source_id = $1) for share),
     tenant_held as (select 1 from tenants
       where id = (select tenant_id from accounts where id = $1) for share),
     company_held as (select 1 from accounts where id = (select coalesce(t.company, a.company_id)
       from accounts a left join tenants t on t.id = a.tenant_id where a.id = $1) for share)
   select (select count(*) from roles_held) + (select count(*) from tenant_held) + (select count(*) from company_held)`

const toIdentity = ({ id, kind, tenant, company, given }: AccountRights): Identity => ({
  id,
  kind,
  permissions: [...new Set([...kindDetails[kind].permissions, ...given])],
  ...(company && { company }),
  ...(tenant && { tenant }),
})
