import { defaultLanguage } from '#domain/locale.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { publicCondition } from '#resource/kinds/relations.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { joinTable } from './tables/syncTables.ts'

/** Whether shoppers may currently read a file. */
export type IsFileVisible = (id: string) => Promise<boolean>

/**
 * Checks files that belong to other records, such as a data sheet shown with what it describes. They are
 * visible as long as any record that shoppers see refers to the file's own record.
 */
export function createFileVisibility(catalogue: Catalogue, db: Database): IsFileVisible {
  const conditions = [...catalogue.values()].flatMap((resource) =>
    resource.fields.flatMap((file) => {
      const showingResource = catalogue.get(file.property['x-shown-by'] ?? '')
      return showingResource
        ? pointersTo(resource, showingResource).map(
            visibilitySql(resource, file, showingResource, catalogue),
          )
        : []
    }),
  )
  if (!conditions.length) return async () => false
  const sql = `select ${conditions.map((each) => `exists (${each})`).join(' or ')} as shown`
  return async (id) => {
    const { rows } = await runSql<{ shown: boolean }>(db, sql, [id])
    return rows[0]?.shown === true
  }
}

const pointersTo = ({ name }: Resource, showingResource: Resource): readonly Field[] =>
  showingResource.fields.filter(({ target }) => target === name)

const visibilitySql =
  (resource: Resource, file: Field, shower: Resource, catalogue: Catalogue) =>
  (pointer: Field): string => {
    const reading = { alias: 's', language: defaultLanguage, isPublic: true, catalogue } as const
    const isMany = kinds[pointer.kind].members !== undefined
    const join = isMany
      ? `join ${joinTable(shower, pointer)} j on j.source_id = s.id join ${resource.table} r on r.id = j.target_id`
      : `join ${resource.table} r on r.id = s.${pointer.column}`
    return `select 1 from ${shower.table} s ${join} where r.${file.column} = $1${publicCondition(shower, reading)}`
  }
