import type { Features } from '#domain/brand.ts'
import { publicPages, recordPaths } from '#domain/publicPages.ts'
import type { Resource } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Engines } from '#server/engine/engine.ts'

/** A page for search engines; `path` follows the language. */
export type SitemapEntry = {
  readonly path: string
  /** when the newest content of the page changed; null where it shows no records */
  readonly changed: string | null
}

export type SitemapEntries = {
  readonly count: () => Promise<number>
  /** reads pages without a record first, then records in order of creation */
  readonly read: (offset: number, limit: number) => Promise<readonly SitemapEntry[]>
}

const timestampSql = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed`

export function createSitemapEntries(
  db: Database,
  engines: Engines,
  features: Features,
): SitemapEntries {
  const staticPages = publicPages(features)

  /** Joins one SQL fragment for each resource whose records have pages. */
  const recordPagesSql = (sql: (table: Table, index: number) => string): string =>
    Object.entries(recordPaths)
      .flatMap(([name, path], index) => {
        const resource = engines.get(name)?.resource
        const key = resource?.field[resource.public?.key ?? '']?.column
        if (!resource || !key) return []
        const where = [`a.${key} is not null`, ...visibilityConditions(resource)].join(' and ')
        return [sql({ table: resource.table, where, path, key }, index)]
      })
      .join(' union all ')

  async function staticEntries(): Promise<readonly SitemapEntry[]> {
    const newest = staticPages.flatMap(({ records }, index) =>
      records.flatMap(({ resource: name, type }) => {
        const resource = engines.get(name)?.resource
        if (!resource) return []
        const where = [
          'true',
          ...visibilityConditions(resource),
          ...(type ? [`a.type = '${type}'`] : []),
        ]
        return [
          `select ${index} as page, max(a.updated_at) as changed from ${resource.table} a where ${where.join(' and ')}`,
        ]
      }),
    )
    const { rows } = await runSql<{ page: number; changed: string | null }>(
      db,
      `select page, ${timestampSql('max(changed)')} from (${newest.join(' union all ')}) n group by page`,
    )
    const changes = new Map(rows.map(({ page, changed }) => [page, changed]))
    return staticPages.map(({ path }, index) => ({ path, changed: changes.get(index) ?? null }))
  }

  async function recordEntries(offset: number, limit: number): Promise<readonly SitemapEntry[]> {
    const all = recordPagesSql(
      ({ table, where, path, key }, at) =>
        `select ${at} as kind, a.id, '${path}/' || a.${key} as path, a.updated_at as changed from ${table} a where ${where}`,
    )
    const { rows } = await runSql<SitemapEntry>(
      db,
      `select path, ${timestampSql('changed')} from (${all}) r order by kind, id limit $1 offset $2`,
      [limit, offset],
    )
    return rows
  }

  return {
    async count() {
      const all = recordPagesSql(
        ({ table, where }) => `select count(*) from ${table} a where ${where}`,
      )
      const { rows } = await runSql<{ count: number }>(
        db,
        `select coalesce(sum(count), 0) as count from (${all}) c`,
      )
      return staticPages.length + (rows[0]?.count ?? 0)
    },
    async read(offset, limit) {
      const staticPart =
        offset < staticPages.length ? (await staticEntries()).slice(offset, offset + limit) : []
      const from = Math.max(0, offset - staticPages.length)
      return [...staticPart, ...(await recordEntries(from, limit - staticPart.length))]
    },
  }
}

type Table = { table: string; where: string; path: string; key: string }

const visibilityConditions = ({ visible, activatable }: Resource): string[] => [
  ...(visible ? ['a.visible'] : []),
  ...(activatable ? ['a.active'] : []),
]
