/** The carts and wishlists of signed-in shoppers, shared by their devices. */
export const shoppingLists = `
  create table shopping_lists (
    account_id uuid not null references accounts (id) on delete cascade,
    name text not null check (name in ('cart', 'wishlist')),
    items jsonb not null default '[]',
    joined uuid[] not null default '{}',
    primary key (account_id, name))`
