import { canAccess } from '#resource/access.ts'
import { isPrivateFile } from '#resource/kinds/file.ts'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { linkRelationOf } from '#resource/kinds/linkRelationOf.ts'
import { fieldsAndMembers, type Field, type Resource } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import type { Engines } from '../engine.ts'
import { withSignedUrl } from '../privateFiles.ts'

/** Returns changes for display, with the names of referenced records as far as they still exist. */
export async function readableChanges(
  resource: Resource,
  changes: readonly Row[],
  engines: Engines,
  context: Context,
): Promise<Row[]> {
  const pointers = fieldsAndMembers(resource).filter(({ target }) => target !== undefined)
  // The members of a group are hidden from readers who may not read the target resource.
  const { identity } = context
  const signFile = engines.get(resource.name)?.signFile
  const readablePointers = pointers.filter(({ name, target = '' }) => {
    const targetResource = engines.get(target)?.resource
    const isMember = resource.members.some((each) => each.name === name)
    return (
      !isMember ||
      !identity ||
      (targetResource !== undefined && canAccess(identity, targetResource, 'read'))
    )
  })
  const recordsByKey = await readNamedRecords(readablePointers, changes, engines, context)
  const nameRecord =
    (field: Field) =>
    (id: unknown): unknown =>
      id === null ? null : (recordsByKey.get(`${field.target} ${String(id)}`) ?? { _id: id })
  return changes.map((change) => {
    const entries = Object.entries(Object(change.changes)).map(([name, entry]) => {
      const pointer = pointers.find((each) => each.name === name)
      const field = resource.field[name]
      const readable = field && kinds[field.kind].forHistory
      const forHistory =
        field && isPrivateFile(field)
          ? (side: unknown) => signFile && withSignedUrl(readable?.(side), signFile)
          : readable
      if (pointer)
        return [name, mapSides(entry, (side) => readableValue(pointer, side, nameRecord(pointer)))]
      return [name, forHistory ? mapSides(entry, forHistory) : entry]
    })
    return { ...change, changes: Object.fromEntries(entries) }
  })
}

/** Maps both sides of a change: from and to, or added and removed. */
const mapSides = (entry: unknown, mapSide: (side: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(Object(entry)).map(([side, value]) => [side, mapSide(value)]))

function readableValue(
  field: Field,
  value: unknown,
  nameRecord: (id: unknown) => unknown,
): unknown {
  if (!kinds[field.kind].members) return nameRecord(value)
  const link = linkRelationOf(field.property)?.name
  return listOrEmpty(value).map((member) => {
    if (!isRecord(member)) return nameRecord(member)
    const record = nameRecord(member['target'])
    return link ? { ...Object(member['facts']), [link]: record } : record
  })
}

const idsIn = (value: unknown): unknown[] =>
  listOrEmpty(Array.isArray(value) ? value : [value])
    .map((member) => (isRecord(member) ? member['target'] : member))
    .filter(Boolean)

/** Reads the short form of each record that the changes refer to, by resource and id. */
async function readNamedRecords(
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
  const recordsByKey = new Map<string, Row>()
  for (const [target, ids] of idsByTarget) {
    for (const record of await readRecords(target, [...ids], engines, context))
      recordsByKey.set(`${target} ${String(record._id)}`, record)
  }
  return recordsByKey
}

const maxNamed = 1000

async function readRecords(
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
