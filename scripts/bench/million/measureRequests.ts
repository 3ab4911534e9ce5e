import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { queryString } from '#api/queryString.ts'
import { listPageQuery } from '#cms/engine/list/listQuery.ts'
import { parseListState } from '#cms/engine/list/listState.ts'
import { sortKeys } from '#resource/listQuery.ts'
import type { Resource } from '#resource/resource.ts'
import { isSearchedByHeader } from '#resource/searchHeader.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import type { RecordPage } from '#server/engine/lists/reader.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql } from '#server/platform/database/database.ts'
import { root } from '../../vite/root.ts'
import { listedResources } from '../lists/values.ts'
import { sendRequest, type TimedAnswer } from '../sendRequest.ts'
import { signIn, staff } from '../signIn.ts'
import { median } from '../statistics.ts'

/** Median milliseconds by request. */
export type RequestTimes = Map<string, number>

/** Of slow answers a few turns show enough; those of fast ones differ more than they grow. */
const turns = { fewest: 3, most: 21, milliseconds: 200 }
const unanswered = { text: '{}', time: Infinity }

/** Answers to shoppers are kept until the catalogue changes, such as the price of any product. */
const changeCatalogueSql = `update products set price = price + 1 where id = (select id from products order by id
  offset floor(random() * (select reltuples from pg_class where oid = 'products'::regclass)) limit 1)`

/** Times every list of staff, exports, the dashboard and what shoppers ask for; a first turn is cold. */
export async function measureRequests(address: string, url: string, secret: string) {
  const times: RequestTimes = new Map()
  const { db, close } = await connectPostgres(url, 1)
  const measure = async (name: string, path: string, token = ''): Promise<string> => {
    const ask = async (): Promise<TimedAnswer> => {
      if (!token) await runSql(db, changeCatalogueSql)
      // A server gives a statement up that takes too long.
      return sendRequest(address + path, { token }).catch(() => unanswered)
    }
    const first = await ask()
    const warmTimes: number[] = []
    const { fewest, most, milliseconds } = turns
    const endAt = performance.now() + milliseconds
    while (warmTimes.length < fewest || (warmTimes.length < most && performance.now() < endAt))
      warmTimes.push((await ask()).time)
    times.set(name, median(warmTimes))
    return first.text
  }
  const catalogue = await loadCatalogue()
  for (const resource of listedResources(catalogue)) {
    // A token lives for a quarter of an hour.
    const token = await signIn(db, secret, staff)
    const path = `/api/marketplace/${resource.name}`
    const initial = listPageQuery(resource, parseListState(resource, new URLSearchParams()))
    const get = (name: string, query: object): Promise<string> =>
      measure(`${resource.name} ${name}`, `${path}?${queryString({ ...initial, ...query })}`, token)
    const first: Partial<RecordPage> = JSON.parse(await get('first page', {}))
    for (const [name, query] of casesOf(resource, first)) await get(name, query)
  }
  const token = await signIn(db, secret, staff)
  const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
  const samples = await runSql<Record<string, string>>(
    db,
    'select (select code from products order by id limit 1 offset 1000) as "CODE", (select id from tags order by id limit 1) as "TAG"',
  )
  const values = { NOW: ago(0), DAY: ago(1), WEEK: ago(7), MONTH: ago(30), YEAR: ago(365) }
  const placeholders = Object.entries({ ...values, ...samples.rows[0] })
  const requests: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'scripts/bench/million/requests.json'), 'utf8'),
  )
  for (const [name, path] of Object.entries(requests)) {
    const filled = placeholders.reduce((text, [key, value]) => text.replace(key, value), path)
    await measure(name, filled, path.startsWith('/api/marketplace/') ? token : '')
  }
  await close()
  return times
}

/** Returns other pages of a list, its filters by a common and a rare value, sorts and searches: its title, a word, misspelt. */
function casesOf(
  resource: Resource,
  { data = [], meta, facets: counted = {} }: Partial<RecordPage>,
): [string, object][] {
  const last = Math.max(1, Math.ceil((meta?.total ?? 0) / (meta?.limit ?? 1)))
  const filters = Object.entries(counted).flatMap(([field, counts]): [string, object][] =>
    Array.isArray(counts) && counts.length
      ? [
          [`by common ${field}`, { [field]: counts[0]?.value }],
          [`by rare ${field}`, { [field]: counts.at(-1)?.value }],
        ]
      : [],
  )
  const title = String(data[0]?.[resource.titleField.name] ?? '').slice(0, 40)
  return [
    ['middle page', { page: Math.ceil(last / 2) }],
    ['last page', { page: last }],
    ...filters,
    ...sortKeys(resource)
      .filter((key) => resource.columns.includes(key.replace(/^-/, '')))
      .map((sort): [string, object] => [`sorted by ${sort}`, { sort }]),
    ...(isSearchedByHeader(resource)
      ? []
      : [title, title.split(/[ -]/)[0], `${title.slice(0, 4)}x${title.slice(4, 12)}`]
    ).map((search, index): [string, object] => [`search ${index + 1}`, { search }]),
  ]
}
