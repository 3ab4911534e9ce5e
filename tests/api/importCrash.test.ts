/** @module-tag long */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { startApiProcess, type ApiProcess } from '../support/apiProcess.ts'
import { toCsv } from '../support/imports.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { secret, signIn } from '../support/signIn.ts'

const rows = 4000
let shop: Shop
let connection: Connection
let server: ApiProcess
let env: Record<string, string>
let token: string

beforeAll(async () => {
  shop = await openShop('pglite')
  const url = await shop.createDatabase()
  env = { BOT_CHECK: 'off', TOKEN_SECRET: secret, DATABASE_URL: url, LOG_LEVEL: 'silent' }
  connection = await connectPostgres(url, 2)
  server = await startApiProcess(env)
  token = await signIn(connection.db, {})
}, 120_000)
afterAll(async () => {
  await server.kill()
  await connection.close()
  await shop.close()
})

const call = async (method: string, path: string, body?: string) => {
  const answer = await fetch(`${server.url}/api/marketplace/tags/imports${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'text/csv' }),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, data: (await answer.json()).data }
}

/** Kills the process without warning and lets another one take over a minute later. */
async function killed(): Promise<void> {
  await server.kill()
  await runSql(connection.db, `update imports set updated_at = now() - interval '2 minutes'`)
  await runSql(
    connection.db,
    `delete from pgboss.job where name in ('import-watch', '__pgboss__send-it')`,
  )
  await runSql(connection.db, 'update pgboss.version set cron_on = null')
  server = await startApiProcess(env)
}

async function settled(id: string): Promise<{ state: string }> {
  for (;;) {
    const { data } = await call('GET', `/${id}`)
    if (!['checking', 'writing'].includes(data.state)) return data
    await setTimeout(50)
  }
}

const written = async (): Promise<unknown> =>
  (
    await runSql(
      connection.db,
      `select (select count(*) from tags where code like 'kill\\_%') as tags,
         (select count(*) from changes where resource = 'tags' and kind = 'created') as changes`,
    )
  ).rows[0]

it('an import is written exactly once, wherever its processes are killed', async () => {
  const file = toCsv(
    ['Title', 'Code'],
    ...Array.from({ length: rows }, (_, at) => [`Kill ${at}`, `kill_${at}`]),
  )
  const sent = await call('POST', '', file)
  expect(sent.status).toBe(202)
  const { _id } = sent.data
  await setTimeout(40)
  await killed()
  expect(await settled(_id)).toMatchObject({ state: 'ready', total: rows, create: rows })
  expect((await call('POST', `/${_id}/run`)).status).toBe(202)
  for (const pause of [30, 120, 250]) {
    await setTimeout(pause)
    await killed()
    const now = await written()
    const isWritten = (await call('GET', `/${_id}`)).data.state === 'done'
    if (!isWritten)
      expect([
        { tags: 0, changes: 0 },
        { tags: rows, changes: rows },
      ]).toContainEqual(now)
  }
  expect(await settled(_id)).toMatchObject({ state: 'done', seen: rows, create: rows })
  expect(await written()).toEqual({ tags: rows, changes: rows })
}, 120_000)
