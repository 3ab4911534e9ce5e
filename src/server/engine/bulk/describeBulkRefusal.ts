import { refuse, type Refusal } from '#domain/problem.ts'
import { problemMessage } from '#server/http/problemMessage.ts'
import type { Context } from '../context.ts'
import type { Engine } from '../engine.ts'
import { labelsOf } from '../routes/staffRouteHelpers.ts'
import type { BulkRefusedError } from './bulkWrite.ts'

const maxNamed = 50

/**
 * Returns how many records refuse, and the titles and messages of the first ones. Refuses with
 * `bulk_refused`.
 */
export async function describeBulkRefusal(
  { resource, query, list }: Engine,
  { refusals, total }: BulkRefusedError,
  context: Context,
): Promise<Refusal> {
  const namedRefusals = refusals.slice(0, maxNamed)
  const { titleField } = resource
  const listQuery = query({ _id: namedRefusals.map(({ id }) => id), limit: maxNamed, total: false })
  const { data } = await list({ ...listQuery, fields: [titleField] }, context)
  const titles = new Map(data.map((record) => [record._id, String(record[titleField.name] ?? '')]))
  const labels = labelsOf(resource)
  const records = namedRefusals.map(({ id, refusal }) => {
    const { message, reasons } = problemMessage(refusal.problem, context.language, labels)
    const text = Object.values(reasons).join(' ') || message
    return { _id: id, title: titles.get(id) ?? '', message: text }
  })
  const count = refusals.length
  return refuse('bulk_refused', { values: { count, total }, details: { count, records } })
}
