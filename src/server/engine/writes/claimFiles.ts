import { sql } from 'kysely'
import { formatTypeNames } from '#domain/fileTypes.ts'
import { refuse, type FieldProblem } from '#domain/problem.ts'
import { acceptedTypes, isPrivateFile } from '#resource/kinds/file.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import type { Context, Row } from '../context.ts'

export const holdsFile = (field: Field): boolean =>
  columnsOf(field).some(({ references }) => references === 'files')

type ClaimedFile = {
  readonly id: string
  readonly type: string
  readonly owner: string | null
  readonly public: boolean
}

/**
 * Marks the files that a write refers to as used, so that they are not collected meanwhile, and
 * makes them public unless the field is private. Refuses private files of other people and types
 * that the field does not accept; the foreign key ensures that the files exist. Refuses with
 * `validation`.
 */
export async function claimFiles(
  resource: Resource,
  input: Row,
  context: Context,
  /** the id of the record, unless it is new */
  record?: string,
): Promise<void> {
  await claimMentionedFiles(input, context)
  for (const field of resource.fields) {
    const id = input[field.name]
    if (typeof id !== 'string' || !holdsFile(field)) continue
    const { rows } = await runSql<ClaimedFile>(
      context.db,
      `with claimed as (select id, public from files where id = $1 for no key update)
       update files f set claims = claims + 1, public = f.public or $2
       from claimed where f.id = claimed.id
       returning f.id, f.type, f.owner, claimed.public`,
      [id, !isPrivateFile(field)],
    )
    const [file] = rows
    if (!file) continue
    const isAllowed =
      canUse(file, context) || (await hadFileBefore(resource, field, record, id, context))
    const problem = isAllowed
      ? typeProblem(field, file)
      : ({ key: 'field.missing_target' } as const)
    if (problem) throw refuse('validation', { fields: { [`/${field.name}`]: problem } })
  }
}

const canUse = (file: ClaimedFile, { identity }: Context): boolean =>
  file.public || !identity || file.owner === null || file.owner === identity.id

/** Whether the record ever had this file, so that an earlier version can be restored. */
async function hadFileBefore(
  { name }: Resource,
  field: Field,
  record: string | undefined,
  file: string,
  { db }: Context,
): Promise<boolean> {
  if (!record) return false
  const change = await db
    .selectFrom('changes')
    .where((eb) => eb.and({ resource: name, record_id: record }))
    .where(sql`changes->${field.name}->>'from'`, '=', file)
    .limit(1)
    .executeTakeFirst()
  return change !== undefined
}

function typeProblem(field: Field, file: ClaimedFile): FieldProblem | undefined {
  const accepted = acceptedTypes(field)
  if (accepted.some((type) => type === file.type)) return undefined
  return { key: 'field.fileType', values: { types: formatTypeNames(accepted) } }
}

const filePathPattern = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi

/** Whether any text of the input links to a file. */
export const mentionsFile = (input: Row): boolean =>
  Object.values(input).some((value) => value !== null && JSON.stringify(value)?.includes('/files/'))

async function claimMentionedFiles(input: Row, { db }: Context): Promise<void> {
  if (!mentionsFile(input)) return
  const ids = [...JSON.stringify(input).matchAll(filePathPattern)].map(([, id = '']) => id)
  await db
    .updateTable('files')
    .set((eb) => ({ claims: eb('claims', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .execute()
}
