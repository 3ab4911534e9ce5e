import { refuse, type Refusal } from '#domain/problem.ts'
import { problemMessage } from '#server/http/problemMessage.ts'
import type { Context } from '../context.ts'
import type { Engine } from '../engine.ts'
import { labelsOf } from '../staffKit.ts'
import type { BulkRefused } from './bulkWrite.ts'

const mostNamed = 50

/** How many refuse, and the first of them by name, each with what a single write would say of it. */
export async function refusalInWords(
  { resource, query, list }: Engine,
  { refused, total }: BulkRefused,
  context: Context,
): Promise<Refusal> {
  const named = refused.slice(0, mostNamed)
  const { titleField } = resource
  const asked = query({ _id: named.map(({ id }) => id), limit: mostNamed, total: false })
  const { data } = await list({ ...asked, fields: [titleField] }, context)
  const titles = new Map(data.map((record) => [record._id, String(record[titleField.name] ?? '')]))
  const labels = labelsOf(resource)
  const records = named.map(({ id, refusal }) => {
    const { message, reasons } = problemMessage(refusal.problem, context.language, labels)
    const said = Object.values(reasons).join(' ') || message
    return { _id: id, title: titles.get(id) ?? '', message: said }
  })
  const count = refused.length
  return refuse('bulk_refused', { values: { count, total }, details: { count, records } })
}
