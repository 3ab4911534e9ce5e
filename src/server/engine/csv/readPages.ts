import { withFallbackTexts } from '#domain/withFallbackTexts.ts'
import { setImmediate } from 'node:timers/promises'
import type { Field } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'
import type { ListQuery } from '../lists/listQuery.ts'
import { searchSteps } from '../lists/search.ts'

type Condition = ListQuery['conditions'][number]

const pageSize = 500

/**
 * Reads everything that a list would show, newest first, one page after the other. Each starts
 * after the last record of the previous one, so records created meanwhile shift nothing.
 */
export async function* readPages(
  engine: Engine,
  query: ListQuery,
  context: Context,
): AsyncGenerator<readonly Row[]> {
  const { conditions, fields } = query
  const baseQuery: ListQuery = {
    page: 1,
    limit: pageSize,
    sort: '-createdAt',
    search: '',
    searchAsTyped: '',
    secret: '',
    includeTotal: false,
    fields: [...fields, createdAtField],
    facets: [],
    conditions,
  }
  // As in the list: similar matches only if nothing matches as typed.
  for (const { conditions: found } of searchSteps(engine.resource, query)) {
    let lastRecord: Row | undefined
    do {
      const afterConditions: Condition[] = lastRecord ? [afterRecord(lastRecord)] : []
      const pageQuery = { ...baseQuery, conditions: [...conditions, ...found, ...afterConditions] }
      const { data } = await engine.list(pageQuery, context)
      if (!data.length) break
      yield data
      // The embedded database never yields to the event loop by itself.
      await setImmediate()
      lastRecord = data.at(-1)
      if (data.length < pageSize) return
    } while (lastRecord)
    if (lastRecord) return
  }
}

/**
 * The creation time to the microsecond, because readers get it rounded. The name begins with a
 * space, which no field's does.
 */
const createdAtField: Field = {
  name: ' made',
  kind: 'text',
  column: 'created_at',
  property: {},
  required: true,
  translatable: false,
  unique: false,
  readOnly: true,
  writeOnly: false,
  derived: false,
  access: undefined,
  target: undefined,
  label: withFallbackTexts({ en: '', ar: '' }),
  help: undefined,
  when: undefined,
}

/** Compares with the values of the last record, which may be deleted by now. */
const afterRecord = (record: Row): Condition => ({
  key: ' after',
  value: [String(record[createdAtField.name]), String(record._id)],
  sql: (_, value) =>
    `(a.created_at, a.id) < ((${value}::text[])[1]::timestamptz, (${value}::text[])[2]::uuid)`,
})
