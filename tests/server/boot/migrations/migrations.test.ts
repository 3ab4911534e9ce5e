/** @module-tag long */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Schema } from '#resource/schema.ts'
import { chainEvents, verifyChain } from '#server/platform/audit/chain.ts'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { runMigrations, type Migration } from '#server/platform/database/migration.ts'
import { migrate, migrations } from '#server/boot/migrations/migrations.ts'
import {
  changeColumnType,
  renameColumn,
  ifExists,
} from '#server/platform/database/migrationSteps.ts'
import { readColumns } from '#server/platform/database/databaseStructure.ts'
import { syncTables } from '#server/engine/tables/syncTables.ts'
import { prepareTables } from '#server/boot/prepareTables.ts'
import { samples } from './samples0018.ts'
import { connectEmpty } from '../../../support/connectEmpty.ts'

const opened: Connection[] = []
async function emptyDatabase(): Promise<Connection> {
  const connection = await connectEmpty()
  opened.push(connection)
  return connection
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
})

const lastOf = '0018'
const upTo = (last: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name.slice(0, 4) <= last))
const shipped = async (): Promise<Catalogue> => createCatalogue(await loadDeclarations())

/** Creates a shop as of migration 0018, with the rows that later migrations change. */
async function inProduction(): Promise<Connection> {
  const connection = await emptyDatabase()
  await runMigrations(connection, upTo(lastOf), 'beforeSync')
  await connection.runScript(await readFile(join(import.meta.dirname, 'structure0018.sql'), 'utf8'))
  for (const { rows } of samples) await connection.runScript(rows)
  return connection
}

/** Does the same, with tables synced to the current declarations as in development. */
async function inDevelopment(): Promise<Connection> {
  const connection = await inProduction()
  await syncTables(connection, await shipped())
  return connection
}

const structureOf = async (connection: Connection): Promise<string[]> => {
  const columns = await readColumns(connection)
  return columns.map(({ name, type }) => `${name} ${type}`).sort()
}

describe('migrations', () => {
  it('bring a fresh, a production and a development database to the same structure', async () => {
    const catalogue = await shipped()
    const fresh = await emptyDatabase()
    await prepareTables(fresh, [catalogue])
    const expected = await structureOf(fresh)
    expect(await migrate(fresh, 'beforeSync')).toEqual([])
    expect(await migrate(fresh, 'afterSync')).toEqual([])
    for (const open of [inProduction, inDevelopment]) {
      const connection = await open()
      await prepareTables(connection, [catalogue])
      const found = new Set(await structureOf(connection))
      expect(expected.filter((each) => !found.has(each))).toEqual([])
      for (const { verify } of samples) await verify(connection)
      expect(await prepareTables(connection, [catalogue])).toEqual([])
    }
  }, 180_000)
})

describe('approval requests', () => {
  it('without a settings id are declined, so that they are requested again', async () => {
    const catalogue = await shipped()
    const connection = await emptyDatabase()
    await prepareTables(connection, [catalogue])
    for (const [number, kind, status, facts] of [
      [1, 'settings', 'pending', '{"forAdmins": false}'],
      [2, 'settings', 'pending', '{"settings": "a", "secondAdmin": false}'],
      [3, 'settings', 'approved', '{"forAdmins": false}'],
      [4, 'refund', 'pending', '{}'],
    ]) {
      const id = `00000000-0000-4000-8000-00000000000${number}`
      const row =
        'insert into approvals (id, subject, kind, status) values ($1::uuid, $1::text, $2, $3)'
      await runSql(connection.db, row, [id, kind, status])
      const request = 'insert into approval_requests (id, facts) values ($1, $2)'
      await runSql(connection.db, request, [id, facts])
    }
    await runSql(connection.db, "delete from migrations where name = '0026_approval_facts'")
    expect(await prepareTables(connection, [catalogue])).toEqual(['0026_approval_facts'])
    const { rows } = await runSql(connection.db, 'select status from approvals order by id')
    expect(rows.map(({ status }) => status)).toEqual(['declined', 'pending', 'approved', 'pending'])
  })
})

it('audit log hashes of an older version are recomputed, and broken links stay broken', async () => {
  const connection = await emptyDatabase()
  const { db, runScript } = connection
  await runMigrations(connection, upTo('0026'), 'beforeSync')
  await syncTables(connection, await shipped())
  await runScript(`insert into audit_events (id, email, event, created_at)
    select gen_random_uuid(), 'someone ' || n, 'signed_in', now() - n * interval '1 minute' from generate_series(1, 6) n`)
  await chainEvents(db)
  const { rows } = await runSql<{ position: number; content: string }>(
    db,
    'select position, content from audit_chain order by position',
  )
  let hash = ''
  for (const { position, content } of rows) {
    hash = createHash('sha256').update(`${hash}\n${content}`).digest('hex')
    await runSql(db, 'update audit_chain set hash = $2 where position = $1', [position, hash])
  }
  const faults = async () => (await verifyChain(db, '1 year')).faults
  expect(await faults()).toHaveLength(6)
  await runScript("update audit_chain set content = 'something else' where position = 4")
  await migrate(connection, 'beforeSync')
  const changed = (await faults()).filter((each) => !each.includes('was changed'))
  expect(changed).toEqual(['link 4: its hash does not match the link before it'])
})

const gadgets = (properties: Readonly<Record<string, Schema>>): Catalogue => {
  const declaration: ResourceDeclaration = {
    name: 'gadgets',
    menu: { section: 'metadata', icon: 'tag' },
    labels: { en: ['Gadget', 'Gadgets'], ar: ['أداة', 'الأدوات'] },
    schema: { type: 'object', properties: { title: { type: 'string' }, ...properties } },
    table: { columns: ['title'], sort: 'title' },
  }
  return createCatalogue({ 'schemas/gadgets.ts': declaration })
}

const former = gadgets({
  colour: { type: 'string' },
  listed: { type: 'boolean' },
  weight: { type: 'string' },
})
const today = gadgets({
  shade: { type: 'string' },
  shown: { type: 'boolean' },
  weight: { type: 'integer' },
})
const change: Readonly<Record<string, Migration>> = {
  '0001_gadgets': {
    beforeSync: [
      renameColumn('gadgets', 'colour', 'shade'),
      renameColumn('gadgets', 'listed', 'shown'),
      changeColumnType('gadgets', 'weight', 'integer', "nullif(weight, '')::integer"),
    ],
    afterSync: [ifExists(['gadgets.shade'], 'update gadgets set shade = upper(shade)')],
  },
}
const rows = `insert into gadgets (id, title, colour, listed, weight) values
  ('00000000-0000-0000-0000-000000000001', 'a', 'red', true, '12'), ('00000000-0000-0000-0000-000000000002', 'b', null, false, '')`

async function change0001(connection: Connection): Promise<void> {
  await connection.runScript('create extension if not exists pg_trgm')
  await runMigrations(connection, change, 'beforeSync')
  await syncTables(connection, today)
  await runMigrations(connection, change, 'afterSync')
}

const gadgetsIn = async ({ db }: Connection): Promise<unknown> =>
  (await runSql(db, 'select title, shade, shown, weight from gadgets order by title')).rows

async function formerShop(): Promise<Connection> {
  const connection = await emptyDatabase()
  await connection.runScript('create extension if not exists pg_trgm')
  await syncTables(connection, former)
  await connection.runScript(rows)
  return connection
}

const changed = [
  { title: 'a', shade: 'RED', shown: true, weight: 12 },
  { title: 'b', shade: null, shown: false, weight: null },
]

describe('a migration that renames a column and changes its type', () => {
  it('changes nothing in a fresh database without the table', async () => {
    const connection = await emptyDatabase()
    await change0001(connection)
    expect(await gadgetsIn(connection)).toEqual([])
  })

  it('keeps every value in production', async () => {
    const connection = await formerShop()
    await change0001(connection)
    expect(await gadgetsIn(connection)).toEqual(changed)
  })

  it('keeps every value in development, where the new columns already exist', async () => {
    const connection = await formerShop()
    await syncTables(connection, gadgets({ shade: { type: 'string' }, shown: { type: 'boolean' } }))
    await change0001(connection)
    expect(await gadgetsIn(connection)).toEqual(changed)
    expect(await structureOf(connection)).not.toContain('gadgets.colour text')
  })

  it('runs once, and completely or not at all', async () => {
    const connection = await formerShop()
    await connection.runScript("update gadgets set weight = 'heavy' where title = 'a'")
    await expect(runMigrations(connection, change, 'beforeSync')).rejects.toThrow('heavy')
    expect(await structureOf(connection)).toContain('gadgets.colour text')
    await connection.runScript("update gadgets set weight = '12' where title = 'a'")
    await change0001(connection)
    expect(await runMigrations(connection, change, 'beforeSync')).toEqual([])
    expect(await gadgetsIn(connection)).toEqual(changed)
  })
})
