import { facetFields } from '#resource/listQuery.ts'
import type { Resource } from '#resource/resource.ts'
import type { Derivation } from '#resource/kinds/kind.ts'
import type { Database } from '#server/platform/database/database.ts'
import { runStatement } from './runStatement.ts'

type Dependents = NonNullable<Derivation['dependents']>

/** The notes kept of each table of records; who knows only older ones counts all records again. */
export const keptRecordNotes = 2000

/** Stands for every record of a table. */
export const everyRecord = '00000000-0000-0000-0000-000000000000'

/** Whether triggers note which records of a resource change: those that shoppers filter. */
export const hasRecordNotes = (resource: Resource): boolean =>
  resource.public !== undefined && facetFields(resource).length > 0

/** What was known of changed records at one moment. */
export type RecordNotes = {
  /** the oldest transaction that had not ended; everything before it was seen */
  readonly oldestOpen: number
  /** what was seen of that transaction and later ones: its number and the id of a record in each */
  readonly seen: readonly string[]
  /** the history that the transactions belong to, another one after a failover */
  readonly timeline: number
}

type RecordChanges = RecordNotes & {
  /** the ids of records that changed since the former moment; undefined if any may have */
  readonly changed: ReadonlySet<string> | undefined
  /** whether later changes can be told apart from those that were seen */
  readonly canFollow: boolean
}

type ReadRow = {
  readonly oldestOpen: string
  readonly keptSince: string | null
  readonly timeline: number
  readonly seen: readonly string[]
  readonly ids: readonly string[]
}

/**
 * Reads what has changed since a former moment, by the notes of these names, with the records that
 * depend on what changed. What is read afterwards has all of it. Notes are compared with those seen,
 * because a transaction may be committed after later ones.
 */
export async function readRecordChanges(
  db: Database,
  names: readonly string[],
  dependents: readonly Dependents[],
  former: RecordNotes | undefined,
): Promise<RecordChanges> {
  const ids = [
    'select id from changed',
    ...dependents.map((each) => `(${each('array(select id from changed)')})`),
  ]
  const text = `
    with moment as (select txid_snapshot_xmin(txid_current_snapshot()) as oldest),
      kept as (select coalesce(max(last.transaction), 0) as since from unnest($1::text[]) names (name), lateral (
        select c.transaction from record_changes c where c.name = names.name order by 1 desc offset ${keptRecordNotes} limit 1) last),
      noted as materialized (select c.transaction, c.id, c.transaction || ' ' || c.id as note from record_changes c, moment, kept
        where c.name = any($1) and c.transaction >= case when $2::bigint >= since then $2::bigint else oldest end),
      changed as materialized (select distinct id from noted where note <> all($3::text[]))
    select oldest::text as "oldestOpen", since::text as "keptSince",
      (select timeline_id from pg_control_checkpoint()) as timeline,
      (select coalesce(json_agg(note), '[]') from noted where transaction >= oldest) as seen,
      (select coalesce(json_agg(id), '[]') from (${ids.join(' union ')}) i (id)) as ids
    from moment, kept`
  const values = [names, former?.oldestOpen ?? null, former?.seen ?? []]
  const [row] = await runStatement<ReadRow>(db, { text, values })
  const { oldestOpen = '0', keptSince, timeline = 0, seen = [], ids: found = [] } = row ?? {}
  const isKnown =
    former !== undefined && former.oldestOpen >= Number(keptSince) && former.timeline === timeline
  return {
    oldestOpen: Number(oldestOpen),
    timeline,
    seen,
    changed: isKnown && !found.includes(everyRecord) ? new Set(found) : undefined,
    canFollow: Number(oldestOpen) >= Number(keptSince),
  }
}
