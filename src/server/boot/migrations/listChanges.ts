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
