import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createAuthority } from '#server/accounts/authority.ts'
import { createCurrentAccounts } from '#server/accounts/currentAccounts.ts'
import { createTokens } from '#server/accounts/sessions/tokens.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { claimImport } from '#server/engine/import/importAttempt.ts'
import { runImport } from '#server/engine/import/runImport.ts'
import { newId } from '#server/platform/newId.ts'
import { startApiProcess, type ApiProcess } from '../../support/apiProcess.ts'
import { toCsv, createImportsClient } from '../../support/imports.ts'
import { createCompany, createTenant } from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { secret, signIn } from '../../support/signIn.ts'

let shop: Shop
let db: Database
let other: ApiProcess
let url: string
let people = 0

beforeAll(async () => {
  shop = await openShop('postgres')
  db = shop.server.db
  const address = new URL(inject('postgresUrl'))
  const { rows } = await runSql<{ name: string }>(db, 'select current_database() as name')
  address.pathname = `/${rows[0]?.name}`
  url = address.href
  const env = { BOT_CHECK: 'off', TOKEN_SECRET: secret, DATABASE_URL: url, LOG_LEVEL: 'silent' }
  other = await startApiProcess(env)
})
afterAll(async () => {
  await other.kill()
  await shop.close()
})

const created = async (resource: string, body: object): Promise<string> => {
  const answer = await shop.staff('POST', `/api/marketplace/${resource}`, { body })
  expect([answer.status, answer.body]).toEqual([201, expect.anything()])
  return answer.body.data._id
}

/** Creates a tenant user whose permissions on tags come from a role or are granted directly. */
async function somebody({ own = [], byRole = [] }: { own?: string[]; byRole?: string[] } = {}) {
  people += 1
  const { id: companyId } = await createCompany(shop, people)
  const tenantId = await createTenant(shop, people, companyId)
  const role = await created('roles', { title: `Role ${people}`, permissions: byRole })
  const id = await created('tenant-users', {
    tenant: tenantId,
    firstName: 'Amal',
    lastName: 'Said',
    email: `amal${people}@example.com`,
    permissions: own,
    roles: [role],
  })
  const session = newId()
  const bound = { tenant: tenantId, company: companyId }
  const token = await signIn(db, { id, kind: 'tenantUser', session, ...bound })
  return { id, role, session, companyId, tenantId, ...voices(token) }
}

/** The same person, calling either process. */
function voices(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const here: ApiCall = (method, path, options = {}) =>
    shop.anonymous(method, path, { ...options, headers: { ...options.headers, ...headers } })
  const there = async (method: string, path: string, body?: object): Promise<number> => {
    const json = body && { body: JSON.stringify(body) }
    const type = body && { 'content-type': 'application/json' }
    const init = { method, headers: { ...headers, ...type }, ...json }
    return (await fetch(`${other.url}${path}`, init)).status
  }
  return { headers, here, there }
}

type Somebody = Awaited<ReturnType<typeof somebody>>
type There = (method: string, path: string) => Promise<number>

/**
 * Repeats a request until the revoked permission no longer works there; returns how long that took.
 */
async function refusedWithin(there: There, path: string): Promise<number> {
  const until = performance.now() + 2000
  for (;;) {
    const status = await there('GET', path)
    if (status !== 200 || performance.now() > until) return status
  }
}

const tags = '/api/marketplace/tags'
const patch = async (path: string, body: object): Promise<void> => {
  const { status } = await shop.staff('PATCH', `/api/marketplace/${path}`, { body })
  expect(status).toBe(200)
}

describe('permission revoked through one process', () => {
  const ways: Readonly<
    Record<string, [status: number, take: (who: Somebody) => Promise<unknown>]>
  > = {
    'the session is ended': [
      401,
      ({ here, session }) => here('DELETE', `/api/account/sessions/${session}`),
    ],
    'the session row is deleted': [
      401,
      ({ session }) => runSql(db, 'delete from sessions where id = $1', [session]),
    ],
    'the account is deleted': [
      401,
      ({ id }) => shop.staff('DELETE', `/api/marketplace/tenant-users/${id}`),
    ],
    'the account is deactivated': [401, ({ id }) => patch(`tenant-users/${id}`, { active: false })],
    'the account moves to another tenant': [
      401,
      async ({ id }) => patch(`tenant-users/${id}`, { tenant: (await somebody()).tenantId }),
    ],
    'the tenant is deactivated': [
      401,
      ({ tenantId }) => patch(`tenants/${tenantId}`, { active: false }),
    ],
    'the company is deactivated': [
      401,
      ({ companyId }) => patch(`companies/${companyId}`, { active: false }),
    ],
    'the role is removed': [403, ({ id }) => patch(`tenant-users/${id}`, { roles: [] })],
    'the role loses the permission': [
      403,
      ({ role }) => patch(`roles/${role}`, { permissions: ['tags:delete'] }),
    ],
  }

  it.each(Object.entries(ways))('the other process refuses after %s', async (_, [status, take]) => {
    const who = await somebody({ byRole: ['tags:read', 'tags:create'] })
    expect(await who.there('GET', tags)).toBe(200)
    expect((await who.here('GET', tags)).status).toBe(200)
    await take(who)
    expect(await refusedWithin(who.there, tags)).toBe(status)
    expect(await who.there('POST', tags, { title: 'Too late' })).toBe(status)
    const here = async (_method: string, path: string) => (await who.here('GET', path)).status
    expect(await refusedWithin(here, tags)).toBe(status)
    expect((await who.here('POST', tags, { body: { title: 'Too late' } })).status).toBe(status)
  })

  it('the other process refuses after the account loses its own permission', async () => {
    const who = await somebody({ own: ['tags:read'] })
    expect(await who.there('GET', tags)).toBe(200)
    await patch(`tenant-users/${who.id}`, { permissions: [] })
    expect(await refusedWithin(who.there, tags)).toBe(403)
  })

  it('moving a tenant to another company hides the records of the first one', async () => {
    const who = await somebody({ own: ['companies:read'] })
    const path = `/api/marketplace/companies/${who.companyId}`
    expect(await who.there('GET', path)).toBe(200)
    await patch(`tenants/${who.tenantId}`, { company: (await somebody()).companyId })
    expect(await refusedWithin(who.there, path)).toBe(404)
  })

  it('granting and revoking apply to the very next request in the same process', async () => {
    const who = await somebody({ own: ['tags:read'] })
    for (const permissions of [[], ['tags:read'], []] as const) {
      await patch(`tenant-users/${who.id}`, { permissions })
      expect((await who.here('GET', tags)).status).toBe(permissions.length ? 200 : 403)
    }
  })
})

const changesDuringExport: readonly [
  change: string,
  apply: (who: Somebody) => Promise<void>,
  refused: (who: Somebody) => readonly [path: string, status: number],
][] = [
  [
    'the permission to read is revoked',
    ({ id }) => patch(`tenant-users/${id}`, { permissions: ['companies:read'] }),
    () => [tags, 403],
  ],
  [
    'the tenant moves to another company',
    async ({ tenantId }) => patch(`tenants/${tenantId}`, { company: (await somebody()).companyId }),
    ({ companyId }) => [`/api/marketplace/companies/${companyId}`, 404],
  ],
]

it.each(changesDuringExport)('a running export stops when %s', async (_, apply, refused) => {
  await runSql(
    db,
    `insert into tags (id, title, code) select gen_random_uuid(), jsonb_build_object('en', repeat('Long ', 1000) || i), 'long-' || i from generate_series(1, 4000) i`,
  )
  const who = await somebody({ own: ['tags:read', 'companies:read'] })
  const headers = { ...who.headers, 'accept-encoding': 'identity' }
  const answer = await fetch(`${other.url}${tags}/export`, { headers })
  expect(answer.status).toBe(200)
  // The response is not read on, so the sender has to wait.
  await apply(who)
  const [path, status] = refused(who)
  expect(await refusedWithin(who.there, path)).toBe(status)
  await expect(answer.text()).rejects.toThrow('terminated')
  await runSql(db, "delete from tags where code like 'long-%'")
})

it('a deleted super administrator can read nothing, invite nobody and leaves no audit event without an actor', async () => {
  const body = { firstName: 'Nora', lastName: 'Hadi', email: 'nora@example.com' }
  const id = await created('admins', body)
  const { here, there } = voices(await signIn(db, { id, kind: 'admin' }))
  expect((await here('GET', tags)).status).toBe(200)
  expect(await there('GET', tags)).toBe(200)
  // Deleted directly in the database, so that the process still trusts it for a moment.
  await runSql(db, 'delete from accounts where id = $1', [id])
  const invited = await here('POST', '/api/marketplace/customers', {
    body: { ...body, email: 'guest@example.com' },
  })
  expect(invited.status).toBe(401)
  expect(await refusedWithin(there, tags)).toBe(401)
  const nobodys = "select 1 from audit_events where event = 'invited' and actor is null"
  expect((await runSql(db, nobodys)).rows).toEqual([])
})

it('a token is refused when its session is missing or belongs to another account', async () => {
  const who = await somebody({ own: ['tags:read'] })
  const admin = {
    id: newId(),
    kind: 'admin',
    email: 'boss@example.com',
    permissions: ['*'],
  } as const
  await signIn(db, admin)
  for (const session of [newId(), 'no uuid', '', who.session]) {
    const token = createTokens(secret).sign({ ...admin, audience: 'cms', session })
    expect((await voices(token).here('GET', tags)).status).toBe(401)
  }
  expect((await who.here('GET', tags)).status).toBe(200)
})

it('a cached permission is not trusted while the database is unreachable', async () => {
  const { db: lost, close } = await connectPostgres(url, 1)
  const authority = createAuthority(lost, createCurrentAccounts(shop.catalogue))
  const { id, session } = await somebody()
  const claims = { id, session, audience: 'cms' } as const
  expect(await authority.accountOf(claims)).toMatchObject({ id, session })
  // As if a transaction had used it; the connection is lost for good.
  await lost.connection().execute(async () => {})
  await close()
  authority.recheck()
  await expect(authority.accountOf(claims)).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  })
})

describe('granting a permission that is being revoked', () => {
  const losses: Readonly<Record<string, (who: Somebody) => readonly [sql: string, id: string][]>> =
    {
      'their own permission': ({ id }) => [
        ["update tenant_users set permissions = '{tenant-users:*}' where id = $1", id],
      ],
      'the permission of their role': ({ role }) => [
        ["update roles set permissions = '{}' where id = $1", role],
      ],
      'their role': ({ id }) => [
        ['select 1 from tenant_users where id = $1 for no key update', id],
        ['delete from tenant_users__roles where source_id = $1', id],
      ],
      'their active tenant': ({ tenantId }) => [
        ['update tenants set active = false where id = $1', tenantId],
      ],
      'their active company': ({ companyId }) => [
        ['update accounts set active = false where id = $1', companyId],
      ],
      'their active account': ({ id }) => [
        ['update accounts set active = false where id = $1', id],
      ],
    }

  it.each(Object.entries(losses))(
    'is refused when the giver loses %s at the same moment',
    async (name, loss) => {
      const byRole = name === 'their own permission' ? [] : ['tags:read']
      const own = ['tenant-users:*', ...(byRole.length ? [] : ['tags:read'])]
      const giver = await somebody({ own, byRole })
      const colleague = await created('tenant-users', {
        tenant: giver.tenantId,
        firstName: 'Omar',
        lastName: 'Said',
        email: `omar${people}@example.com`,
      })
      const give = () =>
        giver.here('PATCH', `/api/marketplace/tenant-users/${colleague}`, {
          body: { permissions: ['tags:read'] },
        })
      const started = await db.transaction().execute(async (taking) => {
        for (const [sql, id] of loss(giver)) await runSql(taking, sql, [id])
        // The request starts before anybody notices the loss, and is answered once that is resolved.
        const request = give()
        await waitsForALock()
        return { request }
      })
      expect([400, 401]).toContain((await started.request).status)
      const { rows } = await runSql<{ permissions: string[] | null }>(
        db,
        'select permissions from tenant_users where id = $1',
        [colleague],
      )
      expect(rows[0]?.permissions ?? []).toEqual([])
    },
  )

  async function waitsForALock(): Promise<void> {
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    for (const until = performance.now() + 10_000; performance.now() < until;)
      if ((await runSql(db, waiting)).rows.length) return
    throw new Error('nobody waits')
  }
})

it('an import runs with the permissions of the moment it is written, not of the upload', async () => {
  const who = await somebody({ own: ['tags:read', 'tags:create', 'tags:update'] })
  const imports = createImportsClient(who.here, 'tags')
  const ready = await imports.checked(toCsv(['Title'], ['Never written']))
  expect(ready.state).toBe('ready')
  // The import started and its process died; the permission is revoked before another continues.
  await runSql(db, "update imports set state = 'writing' where id = $1", [ready._id])
  await claimImport(db, ready._id)
  await patch(`tenant-users/${who.id}`, { permissions: ['tags:read', 'tags:create'] })
  const { server, catalogue, brand } = shop
  const { byId: identityOf } = createCurrentAccounts(catalogue)
  const services = { db, engines: server.engines, catalogue, brand, identityOf }
  await runImport(services, ready._id, new AbortController().signal)
  const { rows } = await runSql(db, 'select state, message from imports where id = $1', [ready._id])
  expect(rows).toEqual([{ state: 'failed', message: 'You do not have permission to do this.' }])
  const { body } = await shop.staff('GET', `${tags}?search=Never`)
  expect(body.data).toEqual([])
})
