import { canAccess } from '#resource/access.ts'
import { isPrivateFile } from '#resource/kinds/file.ts'
import { asList, isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { linkOf, pointersOf, type Field, type Resource } from '#resource/resource.ts'
import type { Context, Row } from './context.ts'
import type { Engines } from './engine.ts'
import { signedFile } from './privateFiles.ts'

/** Changes as people read them: what points to other records names them, as far as they are still there. */
export async function readableChanges(
  resource: Resource,
  changes: readonly Row[],
  engines: Engines,
  context: Context,
): Promise<Row[]> {
  const pointers = pointersOf(resource).filter(({ target }) => target !== undefined)
  // Who is in a group is not told to whom may not read who there is.
  const { identity } = context
  const sign = engines.get(resource.name)?.sign
  const open = pointers.filter(({ name, target = '' }) => {
    const of = engines.get(target)?.resource
    const isMember = resource.members.some((each) => each.name === name)
    return !isMember || !identity || (of !== undefined && canAccess(identity, of, 'read'))
  })
  const known = await namesOf(open, changes, engines, context)
  const named =
    (field: Field) =>
    (id: unknown): unknown =>
      id === null ? null : (known.get(`${field.target} ${String(id)}`) ?? { _id: id })
  return changes.map((change) => {
    const entries = Object.entries(Object(change.changes)).map(([name, entry]) => {
      const pointer = pointers.find((each) => each.name === name)
      const field = resource.field[name]
      const kind = kinds[field?.kind ?? 'text']
      const forHistory =
        field && isPrivateFile(field)
          ? (side: unknown) => sign && signedFile(kind.forHistory?.(side), sign)
          : kind.forHistory
      if (pointer)
        return [name, sidesOf(entry, (side) => readableValue(pointer, side, named(pointer)))]
      return [name, forHistory ? sidesOf(entry, forHistory) : entry]
    })
    return { ...change, changes: Object.fromEntries(entries) }
  })
}

/** from and to, added or removed: whichever a change has. */
const sidesOf = (entry: unknown, show: (side: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(Object(entry)).map(([side, value]) => [side, show(value)]))

function readableValue(field: Field, value: unknown, named: (id: unknown) => unknown): unknown {
  if (!kinds[field.kind].members) return named(value)
  const link = linkOf(field.property)?.name
  return asList(value).map((member) => {
    if (!isRecord(member)) return named(member)
    const record = named(member['target'])
    return link ? { ...Object(member['facts']), [link]: record } : record
  })
}

/** The ids that a side of a change holds. */
const idsIn = (value: unknown): unknown[] =>
  asList(Array.isArray(value) ? value : [value])
    .map((member) => (isRecord(member) ? member['target'] : member))
    .filter(Boolean)

/** What each record that changes speak of shows of itself, by its resource and id. */
async function namesOf(
  pointers: readonly Field[],
  changes: readonly Row[],
  engines: Engines,
  context: Context,
): Promise<ReadonlyMap<string, Row>> {
  const idsByTarget = new Map<string, Set<string>>()
  for (const { changes: entries } of changes) {
    for (const { name, target = '' } of pointers) {
      const sides = Object.values(Object(Object(entries)[name]))
      const ids = idsByTarget.get(target) ?? new Set()
      for (const id of sides.flatMap(idsIn)) ids.add(String(id))
      idsByTarget.set(target, ids)
    }
  }
  const known = new Map<string, Row>()
  for (const [target, ids] of idsByTarget) {
    for (const record of await recordsOf(target, [...ids], engines, context))
      known.set(`${target} ${String(record._id)}`, record)
  }
  return known
}

const maxNamed = 1000

async function recordsOf(
  target: string,
  ids: readonly string[],
  engines: Engines,
  context: Context,
): Promise<readonly Row[]> {
  const engine = engines.get(target)
  if (!engine || !ids.length) return []
  const { references } = engine.resource
  const query = engine.query({ _id: ids.slice(0, maxNamed), limit: maxNamed, total: false })
  const { data } = await engine.list({ ...query, fields: references }, context)
  return data.map((record) =>
    Object.fromEntries(
      ['_id', ...references.map(({ name }) => name)].map((name) => [name, record[name]]),
    ),
  )
}
