/**
 * One row per transaction that changed what shoppers see. It is visible when the change is, and no
 * two writers wait for each other.
 */
export const catalogueChanges = `
  create table catalogue_changes (transaction bigint primary key default pg_current_xact_id()::text::bigint);
  create function note_catalogue_change() returns trigger language plpgsql as $$
  begin
    insert into catalogue_changes default values on conflict do nothing;
    return null;
  end $$`
