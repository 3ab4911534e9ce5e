import type { Language } from '#domain/locale.ts'
import { hasGapsSql } from '#server/engine/tables/syncTables.ts'
import { runSql } from '#server/platform/database/database.ts'
import { readableEngine, maxShown, listFilter, type DashboardRequest } from './dashboardRequest.ts'

type ResourceCounts = { readonly resource: string; readonly total: number } & Readonly<
  Record<`${'missing' | 'outdated'}_${Language}`, number>
>

/** Returns the share of translated texts per language, and the resources that lack most. */
export async function readTranslations(request: DashboardRequest) {
  const counts = await countTranslations(request)
  if (!counts) return null
  const sum = (countOf: (each: ResourceCounts) => number): number =>
    counts.reduce((all, each) => all + countOf(each), 0)
  const total = sum((each) => each.total)
  const missingIn = (each: ResourceCounts): number =>
    request.languages.reduce((all, language) => all + each[`missing_${language}`], 0)
  return {
    languages: request.languages.map((language) => ({
      language,
      complete: total - sum((each) => each[`missing_${language}`]),
      outdated: sum((each) => each[`outdated_${language}`]),
      total,
    })),
    gaps: counts
      .filter((each) => missingIn(each) > 0)
      .toSorted((a, b) => missingIn(b) - missingIn(a))
      .slice(0, maxShown)
      .map((each) => ({
        resource: each.resource,
        total: each.total,
        missing: request.languages.map((language) => ({
          language,
          count: each[`missing_${language}`],
        })),
      })),
  }
}

async function countTranslations(
  request: DashboardRequest,
): Promise<readonly ResourceCounts[] | undefined> {
  const counts = request.languages.map((code) =>
    ['missing', 'outdated']
      .map(
        (state) =>
          `count(*) filter (where '${code}' = any(a.${state}_languages)) as ${state}_${code}`,
      )
      .join(', '),
  )
  const texts: string[] = []
  const values: unknown[] = []
  for (const { name, table, translatable } of request.catalogue.values()) {
    const engine = translatable.length ? readableEngine(request, name) : undefined
    if (!engine) continue
    const where = listFilter(request, engine, {}, values.length + 1)
    texts.push(
      `select '${name}' as resource, (select count(*) from ${table} a ${where.sql}) as total, ${counts.join(', ')}
       from ${table} a ${where.sql} and ${hasGapsSql}`,
    )
    values.push(...where.values)
  }
  if (!texts.length) return undefined
  const { rows } = await runSql<ResourceCounts>(
    request.context.db,
    texts.join(' union all '),
    values,
  )
  return rows
}
