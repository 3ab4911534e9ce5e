import type { DatabaseStructure } from '#server/platform/database/databaseStructure.ts'

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

/**
 * Every product with stock of its own has a level since it was saved, but for those from before
 * there were levels. Stock was a column of products then, which becomes the units on hand.
 */
export const missingLevels = (existing: DatabaseStructure): readonly string[] => {
  if (!existing.has('products.stock_mode') || !existing.has('inventory.product')) return []
  const counted = existing.has('products.stock') ? 'coalesce(p.stock, 0)' : '0'
  return [
    `with made as (insert into inventory (id, product, on_hand, available)
       select gen_random_uuid(), p.id, ${counted}, ${counted} from products p
       where p.stock_mode = 'tracked' and not exists (select 1 from inventory i where i.product = p.id)
       on conflict do nothing returning product, on_hand)
     insert into stock_movements (id, product, kind, on_hand, allocated, reserved, actor, reason)
     select gen_random_uuid(), product, 'received', on_hand, 0, 0, '', '' from made where on_hand > 0`,
  ]
}
