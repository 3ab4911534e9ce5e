import { listOrEmpty } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field, Resource } from '#resource/resource.ts'
import type { Behaviour, Change } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { findDifferences, type Differences } from '../history/findDifferences.ts'
import { membersToRead } from '../visibilityProblems.ts'
import { draftProblems } from './draftProblems.ts'
import { draftOf, storedValues, type RecordDraft } from './recordDraft.ts'
import { memberColumn } from './sharedStatements.ts'
import type { Sharing } from './sharing.ts'

/** What is read of a record before it is changed, besides its columns. */
export type RequestedFields = {
  readonly memberFields: readonly Field[]
  readonly derived: readonly Field[]
}

export type StoredRecord = { readonly row: Row; readonly members: Row; readonly derived: Row }

export type PlannedChange = { readonly input: Row; readonly changes: Differences }

export const toStored = (row: Row, { memberFields, derived }: RequestedFields): StoredRecord => ({
  row,
  members: Object.fromEntries(
    memberFields.map(({ name }, index) => [name, listOrEmpty(row[memberColumn(index)])]),
  ),
  derived: Object.fromEntries(
    derived.map(({ name, kind }) => [name, kinds[kind].toOutput(row[name])]),
  ),
})

/** Creates what decides, without writing, how a shared write changes a record. */
export function createPlanner(resource: Resource, behaviour: Behaviour, sharing: Sharing) {
  const isRefused = async (checked: Change, context: Context): Promise<boolean> =>
    sharing.isGuarded(checked) && (await behaviour.guard?.(checked, context)) !== undefined

  /** Returns what a change stores; undefined if it is refused or needs the regular write. */
  async function planChange(
    id: string,
    { row, members, derived }: StoredRecord,
    input: Row,
    context: Context,
  ): Promise<(PlannedChange & { readonly draft: RecordDraft }) | undefined> {
    const values = storedValues(resource, row)
    const draft = draftOf(resource, input, values, context.language)
    const neededMembers = [...Object.keys(draft.members), ...membersToRead(resource, draft, values)]
    if (!sharing.areShared([...draft.changed]) || neededMembers.some((name) => !(name in members)))
      return undefined
    if (Object.keys(draftProblems(resource, input, draft, { values, members })).length)
      return undefined
    if (await isRefused({ kind: 'changed', id, before: row, input }, context)) return undefined
    const before = { ...values, ...members, ...derived }
    return { input, draft, changes: findDifferences(resource, draft, before, context.language) }
  }

  return { planChange, isRefused }
}
