/**
 * Shoppers keep a list per brand; the start decides the brand of existing lists. The default stays
 * for processes of the previous version, which set no brand during the upgrade.
 */
export const listsByBrand = `
  alter table shopping_lists add column brand text not null default '';
  alter table shopping_lists drop constraint shopping_lists_pkey;
  alter table shopping_lists add primary key (account_id, brand, name)`
