/**
 * Shoppers keep a list at each brand; whose the lists from before are, is said at the start. The default
 * stays for processes of the former version, which name no brand while the new one takes over.
 */
export const listsByBrand = `
  alter table shopping_lists add column brand text not null default '';
  alter table shopping_lists drop constraint shopping_lists_pkey;
  alter table shopping_lists add primary key (account_id, brand, name)`
