import type { Migration } from '#server/platform/database/migration.ts'

/**
 * One row per transaction that changed permissions, like `catalogue_changes` for the catalogue. The
 * triggers name the relevant columns, so that other writes, such as the time of the last sign-in,
 * are not recorded.
 */
export const authority: Migration = {
  beforeSync: [
    `create table authority_changes (transaction bigint primary key default pg_current_xact_id()::text::bigint);
  create function note_authority_change() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'UPDATE' or exists (
      select from unnest(tg_argv) as decisive (name)
      where to_jsonb(old) -> decisive.name is distinct from to_jsonb(new) -> decisive.name)
    then
      insert into authority_changes default values on conflict do nothing;
    end if;
    return null;
  end $$;
  alter table imports alter column identity drop not null`,
  ],
}
