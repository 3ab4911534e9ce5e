import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chainEvents, verifyChain } from '#server/platform/audit/chain.ts'
import { readConfig } from '#server/boot/config.ts'
import { auditCheck } from '#server/boot/doctor/auditCheck.ts'
import { runSql } from '#server/platform/database/database.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { sweepJob } from '#server/boot/sweepJob.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase, type Dialect } from '../support/describeOnEachDatabase.ts'

type Event = Readonly<Record<string, string | null>>

const old = '00000000-0000-4000-8000-000000000001'

/** Opens a shop without its jobs, since one of them extends the chain every minute. */
async function openWithoutJobs(dialect: Dialect): Promise<Shop> {
  const shop = await openShop(dialect)
  await shop.server.jobs.stop()
  return shop
}

describeOnEachDatabase('the audit log on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openWithoutJobs(dialect)
  })
  afterAll(() => shop.close())

  const latest = async (event: string): Promise<Event | undefined> => {
    const { body } = await shop.staff('GET', `/api/marketplace/audit-events?event=${event}&limit=1`)
    return body.data[0]
  }

  it('records who exported what, with which filters, from where and in which request', async () => {
    const headers = { 'user-agent': 'a spreadsheet' }
    const url = '/api/marketplace/customers/export'
    const answer = await shop.staff('GET', `${url}?search=ali`, { headers })
    const found = await latest('exported')
    expect(found).toMatchObject({
      email: 'Customers',
      ip: '127.0.0.1',
      device: 'a spreadsheet',
      details: '/export?search=ali',
      requestId: answer.headers['x-request-id'],
    })
    expect(found?.actor).toMatch(/@/)
    await shop.staff('GET', `${url}?template=true`)
    expect((await latest('exported'))?._id).toBe(found?._id)
  })

  it('records which settings were changed, and by whom', async () => {
    const { status } = await shop.staff('PATCH', '/api/marketplace/settings', {
      body: { iban: null, bank: 'Another bank' },
    })
    expect(status).toBe(200)
    const found = await latest('settings_changed')
    expect(found).toMatchObject({ details: 'IBAN, Bank', email: 'Marsad', ip: '127.0.0.1' })
    expect(found?.actor).toMatch(/@/)
  })

  it('is chained by hash, so that a later change, deletion or insertion shows', async () => {
    const { db } = shop.server
    const verify = async () => (await verifyChain(db, '1 year')).faults
    for (let count = 0; count < 3; count += 1)
      await shop.staff('GET', '/api/marketplace/tags/export')
    await Promise.all([chainEvents(db), chainEvents(db), chainEvents(db)])
    const { rows } = await runSql<{ id: string; position: number }>(
      db,
      'select event_id as id, position from audit_chain order by position',
    )
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.length).toBeGreaterThan(4)
    expect(await verify()).toEqual([])
    const [first, second, third, , fifth] = rows.map(({ id }) => id)

    await runSql(db, "update audit_events set actor = 'somebody else' where id = $1", [first])
    expect(await verify()).toEqual([`link 1: event ${first} was changed`])
    await runSql(db, 'delete from audit_events where id = $1', [second])
    expect(await verify()).toContain(`link 2: event ${second} was deleted`)
    await runSql(db, 'delete from audit_chain where event_id = $1', [third])
    expect(await verify()).toContain('link 4: link 3 is missing')
    await runSql(
      db,
      `insert into audit_events (id, email, event, created_at) values (gen_random_uuid(), 'a', 'signed_in', now() - interval '2 hours')`,
    )
    expect((await verify()).at(-1)).toBe('1 events older than an hour are not in the chain')
    await chainEvents(db)
    expect((await verify()).at(-1)).not.toContain('older than an hour')
    // Events past the retention period may be deleted; their links stay and remain valid.
    const before = await verify()
    await runSql(
      db,
      `insert into audit_events (id, email, event, created_at) values ('${old}', 'a', 'signed_in', now() - interval '2 years')`,
    )
    await chainEvents(db)
    await runSql(db, 'delete from audit_events where id = $1', [old])
    expect(await verify()).toEqual(before)
    // Events whose date was only faked may not.
    await runSql(
      db,
      "update audit_chain set event_at = now() - interval '2 years' where event_id = $1",
      [fifth],
    )
    await runSql(db, 'delete from audit_events where id = $1', [fifth])
    expect(await verify()).toContain('link 5: its hash does not match the link before it')
  })
})

it('cannot be rewritten by the application when another database role owns it, as its README advises', async () => {
  const shop = await openWithoutJobs('postgres')
  const { db } = shop.server
  const [{ name } = { name: '' }] = (
    await runSql<{ name: string }>(db, 'select current_database() as name')
  ).rows
  const role = `${name}_app`
  const guide = await readFile(
    resolve(import.meta.dirname, '../../src/server/platform/audit/README.md'),
    'utf8',
  )
  const sql = /```sql\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const advised = sql.replaceAll('shop_audit', `${name}_audit`).replaceAll(/\bshop\b/g, role)
  await runSql(db, `create role ${role} login password 'app'`)
  for (const what of [
    'schema public',
    'all tables in schema public',
    'all sequences in schema public',
  ])
    await runSql(db, `grant all on ${what} to ${role}`)
  for (const table of ['audit_events', 'audit_chain'])
    await runSql(db, `revoke all on ${table} from ${role}`)
  for (const each of advised.split(';').filter((text) => text.trim())) await runSql(db, each)
  const url = new URL(inject('postgresUrl'))
  Object.assign(url, { pathname: `/${name}`, username: role, password: 'app' })
  const app = await connectPostgres(url.href, 2)
  try {
    await recordAuditEvent(app.db, { event: 'exported', email: 'Customers', actor: 'somebody' })
    expect(await chainEvents(app.db)).toBeGreaterThan(0)
    await sweepJob(app.db).work({}, { jobId: '', signal: new AbortController().signal })
    expect((await verifyChain(app.db, '1 year')).faults).toEqual([])
    for (const text of [
      "update audit_events set actor = 'nobody'",
      'delete from audit_events',
      'delete from audit_chain',
      "update audit_chain set hash = ''",
    ])
      await expect(runSql(app.db, text)).rejects.toThrow('permission denied')
    const config = readConfig({}, { brand: 'test' })
    const services = {
      env: {},
      config,
      connection: app,
      accountPosture: undefined,
      databaseFinding: undefined,
    }
    const auditFindings = async () =>
      (await auditCheck.run(services)).map(({ text }) => text).join()
    expect(await auditFindings()).not.toContain('can change the audit log')
    for (const [right, table] of [
      ['update', 'audit_chain'],
      ['truncate', 'audit_chain'],
      ['truncate', 'audit_events'],
      ['delete', 'audit_events'],
    ]) {
      await runSql(db, `grant ${right} on ${table} to ${role}`)
      expect(await auditFindings()).toContain(`The database role ${role} can change the audit log`)
      await runSql(db, `revoke ${right} on ${table} from ${role}`)
    }
    await runSql(db, `grant ${name}_audit to ${role}`)
    expect(await auditFindings()).toContain('can change the audit log')
  } finally {
    await app.close()
    await shop.close()
  }
})
