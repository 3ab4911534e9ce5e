/** The rows kept in each table of changes; older ones no longer tell its versions apart. */
const keptRows = 256

/**
 * Every 64th transaction that notes a change deletes old notes, so that readers need not write and
 * may ask a replica. It skips rows that another transaction deletes, and so waits for none, and
 * keeps its own note, however long it has been running. The rows to delete are selected once: a
 * plan that was made while the table was empty would search it again for each row.
 */
export const trimStatement = (table: string, among = 'true', kept = keptRows): string => `
  if pg_current_xact_id()::text::bigint % 64 = 0 then
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${among} and transaction < (
        select transaction from ${table} where ${among} order by transaction desc offset ${kept} limit 1)
        and transaction <> pg_current_xact_id()::text::bigint
      for update skip locked));
  end if;`

const noteFunction = (table: string, name: string): string => `
  create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    insert into ${table} default values on conflict do nothing;${trimStatement(table)}
    return null;
  end $$`

export const trimChanges: readonly string[] = [
  noteFunction('catalogue_changes', 'note_catalogue_change'),
  noteFunction('level_changes', 'note_level_change'),
  `create or replace function note_authority_change() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'UPDATE' or exists (
      select from unnest(tg_argv) as decisive (name)
      where to_jsonb(old) -> decisive.name is distinct from to_jsonb(new) -> decisive.name)
    then
      insert into authority_changes default values on conflict do nothing;${trimStatement('authority_changes')}
    end if;
    return null;
  end $$`,
]
