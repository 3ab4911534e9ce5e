/**
 * Like `catalogue_changes`, but for stock levels, which change with every order and affect only
 * responses that show them. The table of levels gets a trigger with the new function.
 */
export const levelChanges = `
  create table level_changes (transaction bigint primary key default pg_current_xact_id()::text::bigint);
  create function note_level_change() returns trigger language plpgsql as $$
  begin
    insert into level_changes default values on conflict do nothing;
    return null;
  end $$;
  drop trigger if exists catalogue_change on inventory`
