import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { claimImport } from '#server/engine/import/importAttempt.ts'
import { createCurrentAccounts } from '#server/accounts/currentAccounts.ts'
import { watchImports } from '#server/engine/import/importJobs.ts'
import { runImport } from '#server/engine/import/runImport.ts'
import { toCsv, createImportsClient } from '../support/imports.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

type Json = Record<string, any>

const many = (prefix: string, count: number): string =>
  toCsv(
    ['Title', 'Code'],
    ...Array.from({ length: count }, (_, at) => [`${prefix} ${at}`, `${prefix}_${at}`]),
  )
const rowsOf = async ({ server }: Shop, text: string): Promise<Json[]> =>
  (await runSql<Json>(server.db, text)).rows

/** Returns how many records exist, and how many of them have a creation in their history. */
const made = async (shop: Shop, prefix: string): Promise<readonly [number, number]> => {
  const like = `t.code like '${prefix}\\_%'`
  const [found] = await rowsOf(
    shop,
    `select (select count(*) from tags t where ${like}) as tags,
       (select count(*) from changes c join tags t on t.id = c.record_id where ${like}) as changes`,
  )
  return [found?.tags, found?.changes]
}

describeOnEachDatabase('a large import on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  it('with three invalid cells writes nothing and names the three, while other requests are served', async () => {
    const { _id } = await createSample(shop, 'industries', 1)
    const lines = many('wrong', 10_000).split('\n')
    for (const at of [17, 5000, 9999]) lines[at] = `Wrong ${at},NOT A CODE ${at}`
    const imports = createImportsClient(shop.staff, 'tags')
    const sent = await imports.send(lines.join('\n'))
    const end = new AbortController()
    const others = async (): Promise<number> => {
      for (let served = 0; ; served += 1) {
        if (end.signal.aborted) return served
        const { status } = await shop.staff('GET', `/api/marketplace/industries/${String(_id)}`)
        expect(status).toBe(200)
        await setTimeout(1)
      }
    }
    const busy = others()
    const found = await imports.settled(sent.body.data._id)
    end.abort()
    const served = await busy
    expect(found).toMatchObject({ state: 'wrong', total: 10_000, seen: 10_000, problemCount: 3 })
    expect(found.problems).toEqual(
      [17, 5000, 9999].map((at) => ({
        row: at + 1,
        column: 'Code',
        value: `NOT A CODE ${at}`,
        message: 'Code is not in the expected form',
      })),
    )
    expect(await made(shop, 'wrong')).toEqual([0, 0])
    // Other requests get their turn between any two chunks of two hundred rows.
    expect(served).toBeGreaterThan(25)
  })

  it('that is valid is written completely, each record with its history', async () => {
    const done = await createImportsClient(shop.staff, 'tags').written(many('right', 2500))
    expect(done).toMatchObject({ state: 'done', seen: 2500, create: 2500, problemCount: 0 })
    expect(await made(shop, 'right')).toEqual([2500, 2500])
    const changed = many('right', 2500).replaceAll('right ', 'better ')
    const better = await createImportsClient(shop.staff, 'tags').written(changed)
    expect(better).toMatchObject({ state: 'done', seen: 2500, update: 2500, create: 0 })
    const [{ count } = {}] = await rowsOf(
      shop,
      `select count(*) from tags where version = 2 and title->>'en' like 'better %' and search_text like 'better %'`,
    )
    expect(count).toBe(2500)
  })

  it('is written once, however often and by whomever it is started', async () => {
    const imports = createImportsClient(shop.staff, 'tags')
    const ready = await imports.checked(many('once', 600))
    const answers = await Promise.all([1, 2, 3].map(() => imports.run(ready._id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
    const { server, catalogue, brand } = shop
    const { byId: identityOf } = createCurrentAccounts(catalogue)
    const services = { db: server.db, engines: server.engines, catalogue, brand, identityOf }
    const { signal } = new AbortController()
    // Several processes, each of which considers the others dead.
    await Promise.all([1, 2, 3].map(() => runImport(services, ready._id, signal)))
    expect(await imports.settled(ready._id)).toMatchObject({ state: 'done', create: 600 })
    await runImport(services, ready._id, signal)
    expect(await made(shop, 'once')).toEqual([600, 600])
  })

  it('continues in another process when its own dies, and fails after repeated deaths', async () => {
    const imports = createImportsClient(shop.staff, 'tags')
    const { db, jobs } = shop.server
    const { server, catalogue, brand } = shop
    const { byId: identityOf } = createCurrentAccounts(catalogue)
    const services = { db, engines: server.engines, catalogue, brand, identityOf }
    const lost = async (id: string): Promise<void> => {
      await claimImport(db, id)
      await runSql(
        db,
        `update imports set updated_at = now() - interval '2 minutes' where id = $1`,
        [id],
      )
    }
    const ready = await imports.checked(many('lost', 50))
    await runSql(db, `update imports set state = 'checking' where id = $1`, [ready._id])
    await lost(ready._id)
    await watchImports({ db, jobs })
    jobs.nudge('import')
    expect(await imports.settled(ready._id)).toMatchObject({ state: 'ready', create: 50 })
    await runSql(db, `update imports set state = 'writing' where id = $1`, [ready._id])
    for (let times = 1; times <= 5; times += 1) await lost(ready._id)
    await runImport(services, ready._id, new AbortController().signal)
    expect(await imports.settled(ready._id)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^Nothing was written/),
    })
    expect(await made(shop, 'lost')).toEqual([0, 0])
  })

  it('that is cancelled during the check leaves no job behind', async () => {
    const imports = createImportsClient(shop.staff, 'tags')
    const sent = await imports.send(many('dropped', 5000))
    expect((await imports.drop(sent.body.data._id)).status).toBe(204)
    expect((await imports.read(sent.body.data._id)).status).toBe(404)
    const next = await imports.checked(many('next', 3))
    expect(next.state).toBe('ready')
    const failed = await shop.staff('GET', '/api/marketplace/failed-jobs')
    expect(failed.body.meta.total).toBe(0)
  })
})

/** Needs many connections, so it only runs on PostgreSQL. */
describe('concurrent imports on PostgreSQL', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('postgres')
  })
  afterAll(() => shop.close())

  it('never create the same record twice: one completes, the others fail', async () => {
    const people = [1, 2, 3].map(() =>
      createImportsClient(shop.asAccount({ permissions: ['*'] }), 'tags'),
    )
    const ready = await Promise.all(people.map((each) => each.checked(many('raced', 800))))
    expect(new Set(ready.map(({ state }) => state))).toEqual(new Set(['ready']))
    await Promise.all(people.map((each, at) => each.run(ready[at]._id)))
    const ended = await Promise.all(people.map((each, at) => each.settled(ready[at]._id)))
    expect(ended.filter(({ state }) => state === 'done')).toHaveLength(1)
    for (const { state, message, problems } of ended)
      if (state !== 'done')
        expect([state, message ?? problems]).toEqual(['failed', expect.any(String)])
    expect(await made(shop, 'raced')).toEqual([800, 800])
  })

  it('and bulk changes run one after another', async () => {
    const file = many('mixed', 300)
    await createImportsClient(shop.staff, 'tags').written(file)
    const turned = (title: string): string => {
      const [head = '', ...rows] = file.replaceAll('mixed ', `${title} `).split('\n')
      return [head, ...rows.toReversed()].join('\n')
    }
    const people = ['one', 'two'].map((title) => ({
      imports: createImportsClient(shop.asAccount({ permissions: ['*'] }), 'tags'),
      text: turned(title),
    }))
    const answers = await Promise.all([
      ...people.map(({ imports, text }) => imports.written(text)),
      ...['three', 'four'].map((title) =>
        shop.staff('POST', '/api/marketplace/tags/bulk/update?code%5Bcontains%5D=mixed_', {
          body: { expected: 300, input: { title } },
        }),
      ),
    ])
    // A file that keeps losing to others fails as a whole.
    const [one, two, ...bulk] = answers.map(
      ({ state, status, message }) => state ?? status ?? message,
    )
    for (const state of [one, two]) expect(['done', 'failed']).toContain(state)
    expect(bulk).toEqual([200, 200])
    const done = [one, two].filter((state) => state === 'done').length
    const titles = await rowsOf(
      shop,
      `select count(distinct split_part(title->>'en', ' ', 1)) as titles, min(version) as low, max(version) as high
       from tags where code like 'mixed\\_%'`,
    )
    expect(titles).toEqual([{ titles: 1, low: 3 + done, high: 3 + done }])
  })

  it('report their progress while they are written', async () => {
    const imports = createImportsClient(shop.staff, 'tags')
    const ready = await imports.checked(many('slow', 20_000))
    expect(ready).toMatchObject({ state: 'ready', create: 20_000 })
    await imports.run(ready._id)
    const counts = new Set<number>()
    for (;;) {
      const { body } = await imports.read(ready._id)
      if (body.data.state !== 'writing') break
      counts.add(body.data.seen)
      await setTimeout(20)
    }
    expect((await imports.settled(ready._id)).state).toBe('done')
    const inside = [...counts].filter((seen) => seen > 10_000 && seen < 20_000)
    expect(inside.length).toBeGreaterThan(0)
    expect([...counts]).toEqual([...counts].toSorted((a, b) => a - b))
  })
})
