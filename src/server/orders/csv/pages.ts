import type { Context, Row } from '../../engine/context.ts'
import type { Engine } from '../../engine/engine.ts'
import { fieldsAsked, type ListQuery } from '../../engine/listQuery.ts'
import { exactSearch, similarSearch } from '../../engine/search.ts'

type Condition = ListQuery['conditions'][number]

const atOnce = 500

/**
 * Everything that a list would show, the newest first, a page at a time: however much it is, one
 * page of it is in memory. Each page begins after the last order of the one before, so what is
 * placed meanwhile moves nothing.
 */
export async function* pagesOf(
  orders: Engine,
  query: ListQuery,
  fields: readonly string[],
  context: Context,
): AsyncGenerator<readonly Row[]> {
  const { search, conditions } = query
  const plain: ListQuery = {
    page: 1,
    limit: atOnce,
    sort: '-placedAt',
    search: '',
    total: false,
    fields: fieldsAsked(orders.resource, fields.join(',')),
    facets: [],
    conditions,
  }
  // As in the list: what was probably meant, where nothing is as it was typed.
  for (const found of search ? [exactSearch(search), similarSearch(search)] : [[]]) {
    let last: Row | undefined
    do {
      const after: Condition[] = last ? [afterOrder(orders, String(last._id))] : []
      const asked = { ...plain, conditions: [...conditions, ...found, ...after] }
      const { data } = await orders.list(asked, context)
      if (!data.length) break
      yield data
      last = data.at(-1)
      if (data.length < atOnce) return
    } while (last)
    if (last) return
  }
}

/** No field has a key that begins with a space. */
const afterOrder = ({ resource: { table, field } }: Engine, id: string): Condition => {
  const column = field.placedAt?.column ?? 'created_at'
  return {
    key: ' after',
    value: id,
    sql: (_, value) => {
      const at = `(select p.${column} from ${table} p where p.id = ${value}::uuid)`
      // The first half is one that an index serves.
      return `a.${column} <= ${at} and (a.${column} < ${at} or a.id < ${value}::uuid)`
    },
  }
}
