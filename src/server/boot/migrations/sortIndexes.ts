/**
 * Drops indexes over translated texts that allow no index-only scans; table sync recreates them.
 */
export const sortIndexes = `
  do $$
  declare old text;
  begin
    for old in select indexname from pg_indexes where schemaname = current_schema()
      and indexdef like '%(lower(COALESCE(%->>%' and indexdef not like '%INCLUDE (%'
    loop
      execute format('drop index %I', old);
    end loop;
  end $$`
