import { join } from 'node:path'
import { queryString } from '#api/queryString.ts'
import { listPageQuery } from '#cms/engine/list/listQuery.ts'
import { parseListState } from '#cms/engine/list/listState.ts'
import { sortKeys } from '#resource/listQuery.ts'
import type { Resource } from '#resource/resource.ts'
import { isSearchedByHeader, searchHeader } from '#resource/searchHeader.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import type { RecordPage } from '#server/engine/lists/reader.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql } from '#server/platform/database/database.ts'
import { root } from '../../vite/root.ts'
import { listedResources } from '../lists/values.ts'
import { sendRequest, type TimedAnswer } from '../sendRequest.ts'
import { signIn, staff } from '../signIn.ts'
import { shopperPaths } from './shopperPaths.ts'

/** Milliseconds of each answer to a request, by its name. */
export type RequestTimes = Map<string, number[]>

export type MeasuredShop = {
  readonly address: string
  readonly database: string
  readonly secret: string
}

const turns = 3

/** A server gives a statement up that takes too long. */
const refused: TimedAnswer = { text: '', time: Infinity }
const unanswered = (): TimedAnswer => refused

/** Answers that shoppers see are kept until the catalogue changes. */
const changeCatalogueSql = 'insert into catalogue_changes default values on conflict do nothing'

/** Times every list of staff and what shoppers and the dashboard ask for; the first turn is cold. */
export async function measureRequests({
  address,
  database,
  secret,
}: MeasuredShop): Promise<RequestTimes> {
  const times: RequestTimes = new Map()
  const { db, close } = await connectPostgres(database, 1)
  const measure = async (name: string, path: string, token: string): Promise<string> => {
    const answers: TimedAnswer[] = []
    for (let turn = 0; turn <= turns; turn += 1) {
      await runSql(db, changeCatalogueSql)
      answers.push(await sendRequest(address + path, { token }).catch(unanswered))
      if (answers.at(-1) === refused) break
    }
    times.set(
      name,
      answers.slice(-turns).map(({ time }) => time),
    )
    return answers[0]?.text ?? ''
  }
  const catalogue = await loadCatalogue(join(root, 'schemas'))
  for (const resource of listedResources(catalogue)) {
    // A token lives for a quarter of an hour.
    const token = await signIn(db, secret, staff)
    const get = (name: string, query: object): Promise<string> =>
      measure(
        `${resource.name} ${name}`,
        `/api/marketplace/${resource.name}?${queryString({ ...initialQuery(resource), ...query })}`,
        token,
      )
    const first: RecordPage = JSON.parse(await get('first page', {}))
    for (const [name, query] of casesOf(resource, first)) await get(name, query)
  }
  const token = await signIn(db, secret, staff)
  for (const days of [1, 30, 365]) {
    const [from, to] = [days, 0].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString())
    await measure(
      `dashboard of ${days} days`,
      `/api/marketplace/dashboard?${queryString({ from, to })}`,
      token,
    )
  }
  for (const [name, path] of await shopperPaths(address)) await measure(`shop ${name}`, path, '')
  await close()
  return times
}

const initialQuery = (resource: Resource) =>
  listPageQuery(resource, parseListState(resource, new URLSearchParams()))

/** Returns the other pages of a list, its filters by a common and a rare value, sorts and searches. */
function casesOf(resource: Resource, { data, meta, facets = {} }: RecordPage): [string, object][] {
  const { total = 0, limit } = meta
  const last = Math.max(1, Math.ceil(total / limit))
  const filters = Object.entries(facets).flatMap(([field, counts]): [string, object][] => {
    if (!Array.isArray(counts)) return []
    const values = counts.filter(({ count }) => count > 0).map(({ value }) => String(value))
    return [...new Set([values[0], values.at(-1)])].map((value, index) => [
      `by ${index ? 'rare' : 'common'} ${field}`,
      { [field]: value },
    ])
  })
  const title = String(data[0]?.[resource.titleField.name] ?? '')
  const words = [title, title.split(/[ -]/)[0] ?? '', `${title.slice(0, 4)}x${title.slice(4, 12)}`]
  const searchParam = isSearchedByHeader(resource) ? searchHeader : 'search'
  return [
    ['middle page', { page: Math.ceil(last / 2) }],
    ['last page', { page: last }],
    ...filters,
    ...sortKeys(resource)
      .filter((key) => resource.columns.includes(key.replace(/^-/, '')))
      .map((sort): [string, object] => [`sorted by ${sort}`, { sort }]),
    ...words
      .filter((word) => word.trim() && searchParam === 'search')
      .map((search, index): [string, object] => [
        `search ${['title', 'word', 'typo'][index]}`,
        { search },
      ]),
  ]
}
