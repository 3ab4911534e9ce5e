import { withFallbackTexts } from '#domain/withFallbackTexts.ts'
import { setImmediate } from 'node:timers/promises'
import type { Field } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'
import type { ListQuery } from '../listQuery.ts'
import { searchSteps } from '../search.ts'

type Condition = ListQuery['conditions'][number]

const pageSize = 500

/**
 * Everything that a list would show, the newest first, a page at a time: however much it is, one
 * page of it is in memory. Each page begins after the last record of the one before, so what is
 * made meanwhile moves nothing.
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
  // As in the list: what was probably meant, where nothing is as it was typed.
  for (const { conditions: found } of searchSteps(engine.resource, query)) {
    let lastRecord: Row | undefined
    do {
      const afterConditions: Condition[] = lastRecord ? [afterRecord(lastRecord)] : []
      const pageQuery = { ...baseQuery, conditions: [...conditions, ...found, ...afterConditions] }
      const { data } = await engine.list(pageQuery, context)
      if (!data.length) break
      yield data
      // The embedded database never leaves its turn to others by itself.
      await setImmediate()
      lastRecord = data.at(-1)
      if (data.length < pageSize) return
    } while (lastRecord)
    if (lastRecord) return
  }
}

/** When a record was made, to the microsecond: what readers get is rounded. No field has a name that begins with a space. */
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

/** By what the record was, not by the record: it may be gone by now. */
const afterRecord = (record: Row): Condition => ({
  key: ' after',
  value: [String(record[createdAtField.name]), String(record._id)],
  sql: (_, value) =>
    `(a.created_at, a.id) < ((${value}::text[])[1]::timestamptz, (${value}::text[])[2]::uuid)`,
})
