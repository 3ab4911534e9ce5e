import { defaultLanguage, type Language } from '#domain/locale.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import { fieldsFor } from '#resource/access.ts'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { linkRelationOf } from '#resource/kinds/linkRelationOf.ts'
import type { Field } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import type { Engine } from '../engine.ts'

type Change = {
  readonly version: number
  readonly language: Language
  readonly changes: Readonly<Record<string, unknown>>
}

/**
 * Restores a record to a version by undoing every later change, text by text, as a new change.
 * Fields that nobody may edit (counts, states) are left alone.
 */
export async function restoreRecord(
  engine: Engine,
  id: string,
  { to, version }: { readonly to: number; readonly version: number | undefined },
  context: Context,
): Promise<Row> {
  const { resource } = engine
  return engine.withTransaction(context, async (inner) => {
    const before = await engine.findOne(id, inner, [resource.titleField])
    if (!before)
      throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
    if (version !== undefined && version !== before.version)
      throw refuse('stale', { details: { current: await engine.findOne(id, inner) } })
    const changesAfter = await laterChanges(engine, id, to, inner)
    const restorableFields = fieldsFor(inner.identity, resource).filter(isRestorable)
    for (const [language, input] of orderInputs(inputsOf(restorableFields, changesAfter)))
      await engine.patch(id, input, undefined, { ...inner, language })
    const record = await engine.findOne(id, inner)
    if (!record) throw new Error(`${resource.name} ${id} vanished inside its transaction`)
    return record
  })
}

const isRestorable = ({ readOnly, writeOnly, derived }: Field): boolean =>
  !readOnly && !writeOnly && !derived

/** Returns later changes newest first, so that the last value seen of a field is the oldest. */
async function laterChanges(
  { resource }: Engine,
  id: string,
  to: number,
  { db }: Context,
): Promise<readonly Change[]> {
  const rows = await db
    .selectFrom('changes')
    .select(['version', 'language', 'changes', 'kind'])
    .$narrowType<Pick<Change, 'changes'>>()
    .where((eb) => eb.and({ resource: resource.name, record_id: id }))
    .where('version', '>=', to)
    .where((eb) => eb.or([eb('version', '>', to), eb('kind', '<>', 'deleted')]))
    .orderBy('id', 'desc')
    .execute()
  if (!rows.some(({ version }) => version === to)) throw refuseField('/version', 'field.choice')
  return rows.filter(({ version, kind }) => version > to && kind === 'changed')
}

/** Returns the input to write in each language; plain fields are part of the first. */
function inputsOf(fields: readonly Field[], undone: readonly Change[]): Map<Language, Row> {
  const inputs = new Map<Language, Record<string, unknown>>()
  const setInput = (language: Language, name: string, value: unknown): void => {
    inputs.set(language, { ...inputs.get(language), [name]: value })
  }
  for (const { language, changes } of undone) {
    for (const field of fields) {
      const change = changes[field.name]
      if (!isRecord(change) || !('from' in change)) continue
      setInput(
        field.translatable ? language : plainLanguage,
        field.name,
        toInput(field, change.from),
      )
    }
  }
  return inputs
}

/**
 * Writes filled texts before emptied ones, so that a required text always exists in some language.
 */
function orderInputs(inputs: ReadonlyMap<Language, Row>): readonly (readonly [Language, Row])[] {
  if (inputs.size < 2) return [...inputs]
  const entriesOf = (isEmptied: boolean) =>
    [...inputs].flatMap(([language, input]) => {
      const entries = Object.entries(input).filter(([, value]) => (value === null) === isEmptied)
      return entries.length ? [[language, Object.fromEntries(entries)] as const] : []
    })
  return [...entriesOf(false), ...entriesOf(true)]
}

const plainLanguage = defaultLanguage

/** Converts a value from its form in the history to input. */
function toInput(field: Field, value: unknown): unknown {
  if (!kinds[field.kind].members) return value
  const link = linkRelationOf(field.property)?.name
  return listOrEmpty(value)
    .filter(isRecord)
    .map(({ target, facts }) => (link ? { ...Object(facts), [link]: target } : target))
}
