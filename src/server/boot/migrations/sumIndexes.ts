import type { Migration } from '#server/platform/database/migration.ts'

/**
 * Sums over all orders of a customer or a period are read from an index alone. Table sync keeps the
 * index of a name as it is.
 */
const orderIndexes = [
  'drop index if exists orders_customer',
  'create index orders_customer on orders (customer) include (status, total, total_currency, discount, discount_currency)',
  'drop index if exists orders_placed_at',
  'create index orders_placed_at on orders (placed_at, id) include (status, total, total_currency)',
]

/**
 * Packages are few among all products, and their stock is derived from that of their contents.
 * Facets read a few short columns of rows that are long.
 */
const productIndexes = [
  `create index products_derived on products (id) where stock_mode = 'derived'`,
  'create index products_facets on products (id) include (type, price, communication_type, connectivity_type, battery_life, visible)',
]

export const sumIndexes: Migration = {
  afterSync: [
    ({ has }) => [
      ...(['customer', 'placed_at', 'discount'].every((name) => has(`orders.${name}`))
        ? orderIndexes
        : []),
      ...(['stock_mode', 'battery_life', 'price'].every((name) => has(`products.${name}`))
        ? productIndexes
        : []),
    ],
  ],
}
