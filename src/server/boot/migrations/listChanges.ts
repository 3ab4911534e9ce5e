import { everyRecord, keptRecordNotes } from '#server/engine/lists/recordNotes.ts'
import { trimStatement } from './trimChanges.ts'

/**
 * Like `catalogue_changes`, for each table of records that shoppers do not see: what a process has
 * counted in long lists holds until the next change.
 */
export const listChanges = `
  create table list_changes (name text, transaction bigint default pg_current_xact_id()::text::bigint, primary key (name, transaction));
  create function note_list_change() returns trigger language plpgsql as $$
  begin
    insert into list_changes (name) values (tg_table_name) on conflict do nothing;${trimStatement('list_changes', 'name = tg_table_name')}
    return null;
  end $$`

/** Notes more records than this as one: every record of the table. */
const mostRecords = 1000

const noteFunction = (column: string): string => `
  create function note_record_by_${column}() returns trigger language plpgsql as $$
  begin
    with ids as (select distinct ${column} as id from changed where ${column} is not null limit ${mostRecords + 1}),
      counted as (select count(*) as records from ids)
    insert into record_changes (name, id)
      select tg_argv[0], id from ids, counted where records <= ${mostRecords}
      union all select tg_argv[0], '${everyRecord}' from counted where records > ${mostRecords}
    on conflict do nothing;${trimStatement('record_changes', 'name = tg_argv[0]', keptRecordNotes)}
    return null;
  end $$`

/**
 * Which records of long lists of shoppers a transaction has changed: what a process has counted in
 * slices of such a list holds for all slices without one of them. Each function notes the records in
 * a column of the changed rows: a record changes with its members, too. Stock levels are noted by
 * their products under a name of their own, because they matter to lists by stock only.
 */
export const recordChanges: readonly string[] = [
  `create table record_changes (name text, transaction bigint default pg_current_xact_id()::text::bigint, id uuid, primary key (name, transaction, id))`,
  ...['id', 'source_id', 'product'].map(noteFunction),
  `create function note_truncation() returns trigger language plpgsql as $$
  begin
    insert into record_changes (name, id) values (tg_argv[0], '${everyRecord}') on conflict do nothing;
    return null;
  end $$`,
]
