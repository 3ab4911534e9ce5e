/**
 * The same for what moves with every order, apart from the rest: what does not show it stays as it is.
 * The table of levels is watched anew, by the function for it.
 */
export const levelChanges = `
  create table level_changes (transaction bigint primary key default pg_current_xact_id()::text::bigint);
  create function note_level_change() returns trigger language plpgsql as $$
  begin
    insert into level_changes default values on conflict do nothing;
    return null;
  end $$;
  drop trigger if exists catalogue_change on inventory`
