import type { Resource } from '#resource/resource.ts'
import type { Behaviour, Change } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { findDifferences, type Differences } from '../history/findDifferences.ts'
import { membersToRead } from '../visibilityProblems.ts'
import { draftProblems } from './draftProblems.ts'
import { draftOf, storedValues, type RecordDraft } from './recordDraft.ts'
import type { Sharing } from './sharing.ts'
import type { StoredRecord } from './storedRecords.ts'

export type PlannedChange = { readonly input: Row; readonly changes: Differences }

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
