import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { queryString } from '#api/queryString.ts'
import { listPageQuery } from '#cms/engine/list/listQuery.ts'
import { parseListState } from '#cms/engine/list/listState.ts'
import { sortKeys } from '#resource/listQuery.ts'
import type { Resource } from '#resource/resource.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import type { RecordPage } from '#server/engine/lists/reader.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql } from '#server/platform/database/database.ts'
import { root } from '../../vite/root.ts'
import { listedResources } from '../lists/values.ts'
import { sendRequest } from '../sendRequest.ts'
import { signIn, staff } from '../signIn.ts'
import { median } from '../statistics.ts'

/** Median milliseconds of the answers to each request, by its name. */
export type RequestTimes = Map<string, number>

const turns = 3

/** Answers to shoppers are kept until the catalogue changes. */
const changeCatalogueSql = 'insert into catalogue_changes default values on conflict do nothing'

const facets =
  'facets=type,applications,industries,useCases,communicationType,connectivityType,tags,price'

/** Times every list of staff, exports, the dashboard and what shoppers ask for; a first turn is cold. */
export async function measureRequests(
  address: string,
  database: string,
  secret: string,
): Promise<RequestTimes> {
  const times: RequestTimes = new Map()
  const { db, close } = await connectPostgres(database, 1)
  const measure = async (name: string, path: string, token = ''): Promise<string> => {
    const answers = []
    for (let turn = 0; turn <= turns; turn += 1) {
      if (!token) await runSql(db, changeCatalogueSql)
      // A server gives a statement up that takes too long.
      const refused = () => ({ text: '{}', time: Infinity })
      answers.push(await sendRequest(address + path, { token }).catch(refused))
      if (answers.at(-1)?.time === Infinity) break
    }
    times.set(name, median(answers.slice(-turns).map(({ time }) => time)))
    return answers[0]?.text ?? '{}'
  }
  const catalogue = await loadCatalogue(join(root, 'schemas'))
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
  for (const days of [1, 30, 365]) {
    const [from, to] = [days, 0].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString())
    const query = queryString({ from, to })
    await measure(`dashboard of ${days} days`, `/api/marketplace/dashboard?${query}`, token)
  }
  const paths: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'scripts/bench/million/shopperRequests.json'), 'utf8'),
  )
  const samples = await runSql<{ code: string; tag: string }>(
    db,
    'select (select code from products order by id limit 1 offset 1000) as code, (select id from tags order by id limit 1) as tag',
  )
  const { code = '', tag = '' } = samples.rows[0] ?? {}
  for (const [name, path] of Object.entries(paths))
    await measure(name, path.replace('CODE', code).replace('TAG', tag).replace('FACETS', facets))
  for (const name of ['products', 'orders', 'customers']) {
    const path = `/api/marketplace/${name}/export?createdAt[gte]=2026-11-20T00:00:00Z`
    await measure(`export of a week's ${name}`, path, token)
  }
  await close()
  return times
}

/** Returns other pages of a list, its filters by a common and a rare value, sorts and searches. */
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
    ['search for its title', { search: title }],
    ['search for a word', { search: title.split(/[ -]/)[0] }],
    ['misspelt search', { search: `${title.slice(0, 4)}x${title.slice(4, 12)}` }],
  ]
}
