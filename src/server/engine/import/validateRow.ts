import { refuse, type Problem } from '#domain/problem.ts'
import type { Resource } from '#resource/resource.ts'
import type { Behaviour } from '../behaviour.ts'
import { cleanValue } from '../writes/cleanValue.ts'
import type { Context, Row } from '../context.ts'
import { draftOf, storedValues, type RecordDraft } from '../writes/recordDraft.ts'
import { draftProblems } from '../writes/draftProblems.ts'
import { membersToRead } from '../visibilityProblems.ts'
import { dropEmptyBrand } from '../writes/defaults.ts'
import { createRowWriter } from '../writes/rowWriter.ts'

export type RowWrite = {
  readonly id: string
  readonly input: Row
  /** the stored record; undefined for a new one */
  readonly before: Row | undefined
}

export type ValidRow = { readonly input: Row; readonly draft: RecordDraft }

/**
 * Validates a row like a single write, including `prepare` and `guard`; throws the refusal. Refuses
 * with `validation`.
 */
export async function validateRow(
  resource: Resource,
  behaviour: Behaviour,
  { id, input, before }: RowWrite,
  defaults: Row,
  context: Context,
): Promise<ValidRow> {
  const cleanedEntries = Object.entries(input).map(([name, value]) => {
    const field = resource.field[name]
    return [name, field ? cleanValue(field, value) : value]
  })
  const clean = dropEmptyBrand(resource, Object.fromEntries(cleanedEntries))
  const isConcerned = isRowRelevant(behaviour, clean, before)
  const sent =
    isConcerned && behaviour.prepare ? await behaviour.prepare(clean, before, context) : clean
  const base = before ? storedValues(resource, before) : defaults
  const draft = draftOf(resource, sent, base, context.language)
  const names = before ? membersToRead(resource, draft, base) : []
  const members = names.length
    ? await createRowWriter(resource).readMembers(id, names, context.db)
    : {}
  const fields = draftProblems(resource, sent, draft, before && { values: base, members })
  if (Object.keys(fields).length) throw refuse('validation', { fields })
  if (isConcerned && behaviour.guard) {
    const kind = before ? 'changed' : 'created'
    const change = { kind, id, before, input: sent } as const
    const { code, ...rest }: Partial<Problem> = (await behaviour.guard(change, context)) ?? {}
    if (code) throw refuse(code, rest)
  }
  return { input: sent, draft }
}

/** Whether a row concerns a behaviour: every new record, and changes of its watched fields. */
export const isRowRelevant = (
  { watchedFields }: Behaviour,
  input: Row,
  before: Row | undefined,
): boolean => !before || !watchedFields || watchedFields.some((name) => name in input)
