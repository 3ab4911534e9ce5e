import type { Migration } from '#server/platform/database/migration.ts'
import { ifExists } from '#server/platform/database/migrationSteps.ts'

/**
 * Sums over all orders of a customer or a period are read from an index alone. Table sync keeps the
 * index of a name as it is. Reading goes on while the new ones are built, and waits only while the
 * old ones are dropped.
 */
export const orderIndexes: Migration = {
  afterSync: [
    ifExists(
      ['orders.customer', 'orders.placed_at', 'orders.discount'],
      'create index orders_customer_sums on orders (customer) include (status, total, total_currency, discount, discount_currency)',
      'create index orders_placed_at_sums on orders (placed_at, id) include (status, total, total_currency)',
      'drop index if exists orders_customer, orders_placed_at',
      'alter index orders_customer_sums rename to orders_customer',
      'alter index orders_placed_at_sums rename to orders_placed_at',
    ),
  ],
}

/** Every start looks for orders from before there were brands, of which there are none. */
export const unclaimedOrders: Migration = {
  afterSync: [
    ifExists(
      ['orders.brand', 'orders.number'],
      'create index orders_unclaimed on orders (number) where brand is null',
    ),
  ],
}

/**
 * Packages are few among all products, and their stock is derived from that of their contents.
 * Facets read a few short columns of rows that are long.
 */
export const productIndexes: Migration = {
  afterSync: [
    ifExists(
      ['products.stock_mode', 'products.battery_life', 'products.price'],
      `create index products_derived on products (id) where stock_mode = 'derived'`,
      'create index products_facets on products (id) include (type, price, communication_type, connectivity_type, battery_life, visible)',
      'create index stock_reservations_product on stock_reservations (product_id)',
    ),
  ],
}

/**
 * Stock and price ranges are read from indexes alone: whether a product has stock of its own, its
 * units in the order of products and of the units, and prices by currency. Reading goes on while
 * the new ones are built, as above.
 */
export const stockIndexes: Migration = {
  afterSync: [
    ifExists(
      ['products.stock_mode', 'products.battery_life', 'products.price'],
      'create index products_facets_stock on products (id) include (type, price, communication_type, connectivity_type, battery_life, stock_mode, visible)',
      'create index products_prices on products (price_currency, price) where visible and price is not null',
    ),
    ifExists(
      ['inventory.product', 'inventory.available'],
      'create index inventory_stock on inventory (available, product)',
      'create unique index inventory_product_available on inventory (product) include (available)',
    ),
    // Dropping one stops all readers until the end, so it comes last.
    ifExists(
      ['products.stock_mode', 'products.battery_life', 'products.price'],
      'drop index if exists products_facets',
      'alter index products_facets_stock rename to products_facets',
    ),
    ifExists(
      ['inventory.product', 'inventory.available'],
      'drop index if exists inventory_product_key',
      'alter index inventory_product_available rename to inventory_product_key',
    ),
  ],
}
