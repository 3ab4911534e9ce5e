/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offersVerb } from '#resource/access.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { createSample } from '../support/samples.ts'
import { createCustomer } from '../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../support/shop.ts'
import { seededRandom, type Random } from '../support/random.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

type Json = Record<string, any>

/** The number of random requests per operation: both databases parse the same values. */
const tries = { pglite: 25, postgres: 5 } as const

/** Values known to break servers. */
const nasty: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '٣٤٥',
  '💥'.repeat(50),
  'x'.repeat(5000),
  "'; drop table products; --",
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  9_007_199_254_740_993,
  Number.MIN_VALUE,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { $ne: 1 },
  { amount: 1 },
  { amount: 1e30, currency: 'USD' },
  { amount: 1, currency: 'XXX' },
  '2026-99-99T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '2024-01-01T00:00:00+23:59',
  '2024-02-30T00:00:00Z',
  JSON.parse('['.repeat(400) + ']'.repeat(400)),
  '9999999-01-01T00:00:00Z',
  'NaN',
  'Infinity',
  newId(),
  newId().toUpperCase(),
  '__proto__',
  { __proto__: null, constructor: 1 },
]

describeOnEachDatabase('bad input on %s', (dialect) => {
  let shop: Shop
  let document: Json
  let known: Json[]
  let shopper: ApiCall

  beforeAll(async () => {
    shop = await openShop(dialect)
    document = (await shop.anonymous('GET', '/api/openapi.json')).body
    known = await Promise.all(
      [...shop.catalogue.values()]
        .filter((resource) => offersVerb(resource, 'create'))
        .map(({ name }, index) => createSample(shop, name, 1 + index)),
    )
    shopper = (await createCustomer(shop, 1)).call
  })
  afterAll(() => shop.close())

  const rowsStored = async (): Promise<unknown> => {
    // Read-only resources are written by the product, which also records rejected requests.
    const tables = [...shop.catalogue.values()]
      .filter(({ verbs }) => verbs.join() !== 'read')
      .map(({ table }) => table)
    const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
    const { rows } = await runSql(
      shop.server.db,
      `select ${counts.join(', ')}, (select count(*) from changes) as changes`,
    )
    return rows[0]
  }

  const send = async (path: string, method: string, { url, body, headers }: Request) => {
    const call = /^\/api\/(marketplace-customer|users|account)\//.test(path) ? shopper : shop.staff
    const answer = await call(method.toUpperCase() as 'GET', url, {
      headers: { 'accept-language': 'ar', ...headers },
      ...(body === undefined || method === 'get' ? {} : { body }),
    })
    const description = `${answer.status} ${JSON.stringify(answer.body)?.slice(0, 300)} ← ${method} ${url.slice(0, 300)} ${JSON.stringify(body)?.slice(0, 500)}`
    return { status: answer.status, body: answer.body, description }
  }

  it(
    'never causes a 5xx, is named in the answer, and stores nothing',
    { timeout: 480_000 },
    async () => {
      const random = seededRandom(Number(process.env.FUZZ_SEED ?? 20_261_121))
      let stored = await rowsStored()
      for (const [path, operations] of Object.entries<Json>(document.paths)) {
        for (const [method, operation] of Object.entries<Json>(operations)) {
          if (path.endsWith('/signout') || path.endsWith('/refresh')) continue
          const requests = Array.from({ length: tries[dialect] }, () =>
            randomRequest(random, path, operation, known),
          )
          // Reads may run concurrently; others run one by one, to tell their effects apart.
          for (const some of chunks(requests, method === 'get' ? 8 : 1)) {
            const answers = await Promise.all(some.map((each) => send(path, method, each)))
            for (const { status, body, description } of answers) {
              expect(status, description).toBeLessThan(500)
              if (status < 400) {
                if (method !== 'get') stored = await rowsStored()
                continue
              }
              expect(String(body.error?.message), description).toMatch(/[\u0600-\u06ff]/)
              if (body.error.code === 'validation')
                expect(Object.keys(body.error.fields ?? {}).length, description).toBeGreaterThan(0)
              if (method !== 'get') expect(await rowsStored(), description).toEqual(stored)
            }
          }
        }
      }
    },
  )
})

type Request = ReturnType<typeof randomRequest>

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )

function randomRequest(random: Random, path: string, operation: Json, known: readonly Json[]) {
  const parameters: Json[] = operation.parameters ?? []
  const id = random.pick(known)._id
  const url = path.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(random.chance(0.7) ? id : wellFormed(random.pick(nasty))),
  )
  const query = new URLSearchParams()
  for (const { in: place, name } of parameters) {
    if (place === 'query' && random.chance(0.15)) query.append(name, wellFormed(random.pick(nasty)))
  }
  if (random.chance(0.1)) query.append('unknown', '1')
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const body = operation.requestBody
    ? randomBody(random, [...known, ...(schema?.properties ? [schema.properties] : [])])
    : undefined
  const headers: Record<string, string> = random.chance(0.2)
    ? { 'if-match': random.pick(['"1"', '"999"', 'abc', '*', '']) }
    : {}
  return { url: query.size ? `${url}?${query}` : url, body, headers }
}

/** Formats a value that can appear in a URL: a lone surrogate cannot. */
const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed()

function randomBody(random: Random, known: readonly Json[]): unknown {
  if (random.chance(0.1))
    return Object(random.pick(nasty.filter((each) => typeof each === 'object' && each)))
  const source = random.pick(known)
  const names = [...Object.keys(source).filter((name) => !name.startsWith('_')), 'nonsense']
  return Object.fromEntries(
    names.filter(() => random.chance(0.4)).map((name) => [name, random.pick(nasty)]),
  )
}
