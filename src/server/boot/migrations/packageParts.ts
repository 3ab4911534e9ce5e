import type { Migration } from '#server/platform/database/migration.ts'
import { ifExists } from '#server/platform/database/migrationSteps.ts'

/**
 * What one unit of each product with derived stock takes from stock, so that lists by stock walk no
 * contents. Triggers keep it for the packages that contain what changed, too; they take the lock of
 * contents, and the statements after it see what others have committed.
 */
const refreshPackageParts = `
  create function refresh_package_parts(changed uuid[]) returns void language plpgsql as $$
  declare affected uuid[];
  begin
    if changed is null then return; end if;
    perform pg_advisory_xact_lock(hashtextextended('package contents', 0));
    with recursive containing (id) as (
      select unnest(changed)
      union select j.source_id from containing c join products__included_products j on j.target_id = c.id)
    select array_agg(id) into affected from containing;
    delete from package_parts where root = any(affected);
    insert into package_parts (root, product, counted)
      select c.root, c.product, c.counted from package_contents(array(
        select p.id from products p where p.id = any(affected) and p.stock_mode = 'derived')) c
      where c.counted > 0;
  end $$`

const noteChange = (name: string, changed: string): string => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    perform refresh_package_parts(${changed});
    return null;
  end $$`

const contentsTrigger = (event: 'insert' | 'update' | 'delete', tables: string): string => `
  create trigger package_parts_${event} after ${event} on products__included_products
    referencing ${tables} for each statement execute function note_contents_${event}()`

export const packageParts: Migration = {
  beforeSync: [
    'create table package_parts (root uuid, product uuid, counted bigint not null, primary key (root, product) include (counted))',
    refreshPackageParts,
    noteChange('note_contents_insert', '(select array_agg(distinct source_id) from added)'),
    noteChange('note_contents_delete', '(select array_agg(distinct source_id) from removed)'),
    noteChange(
      'note_contents_update',
      '(select array_agg(distinct source_id) from (select source_id from added union select source_id from removed) changed)',
    ),
    noteChange('note_stock_mode', 'array[new.id]'),
  ],
  afterSync: [
    ifExists(
      ['products.stock_mode', 'products__included_products.facts'],
      contentsTrigger('insert', 'new table as added'),
      contentsTrigger('update', 'old table as removed new table as added'),
      contentsTrigger('delete', 'old table as removed'),
      `create trigger package_parts_mode after update on products for each row
         when (old.stock_mode is distinct from new.stock_mode) execute function note_stock_mode()`,
      `insert into package_parts (root, product, counted)
         select c.root, c.product, c.counted from package_contents(array(
           select p.id from products p where p.stock_mode = 'derived')) c where c.counted > 0`,
    ),
  ],
}
