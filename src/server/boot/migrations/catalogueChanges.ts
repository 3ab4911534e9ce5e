/**
 * One row per transaction that changed what shoppers see. It becomes visible together with the
 * change, and writers do not wait for each other.
 */
export const catalogueChanges = `
  create table catalogue_changes (transaction bigint primary key default pg_current_xact_id()::text::bigint);
  create function note_catalogue_change() returns trigger language plpgsql as $$
  begin
    insert into catalogue_changes default values on conflict do nothing;
    return null;
  end $$`
