import { recordFromKeys } from '#domain/keys.ts'
import { languageCodes } from '#domain/locale.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import type { Money } from '#domain/money.ts'
import { type Problem, fieldProblem } from '#domain/problem.ts'
import { listOrEmpty, type Derivation } from '#resource/kinds/kind.ts'
import { runSql } from '#server/platform/database/database.ts'
import { lockUntilCommit } from '#server/platform/database/lockUntilCommit.ts'
import type { Behaviour, Change } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { readMinimumPrice } from '#server/commerce/pricing/readMinimumPrice.ts'
import { setAvailable, setSentAvailableSql } from '#server/commerce/stock/levels.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import { allCountedContents, availablePackages, countedContents } from './packageContents.ts'

type ProductServices = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly shop: Shop
}

const priceRangeSchema = {
  type: 'object',
  properties: {
    data: {
      type: ['object', 'null'],
      properties: {
        min: { type: 'integer' },
        max: { type: 'integer' },
        currency: { type: 'string' },
      },
    },
  },
}

const pricedSql = 'visible and price is not null'

/** Finds each currency and its bounds in an index; counts only where there are several. */
const priceRangeSql = `with recursive currencies as (
    select (select min(price_currency) from products where ${pricedSql}) as currency
    union all
    select (select min(price_currency) from products where ${pricedSql} and price_currency > c.currency)
    from currencies c where c.currency is not null)
  select (select min(price) from products where ${pricedSql} and price_currency = c.currency) as min,
    (select max(price) from products where ${pricedSql} and price_currency = c.currency) as max, c.currency
  from currencies c where c.currency is not null
  order by case when (select count(currency) from currencies) > 1
    then (select count(*) from products where ${pricedSql} and price_currency = c.currency) end desc, 3 limit 1`

const packageStock = (among?: (id: string) => string): string =>
  `select c.root, ${availablePackages} as stock
  from ${countedContents(allCountedContents(among))} group by c.root`

/** Tracked products have their own stock level; a package's stock is derived from its contents. */
const stock: Derivation = {
  from: ['stockMode'],
  levels: { table: 'inventory', column: 'product' },
  dependents: (ids) => `with recursive packages as (
      select j.source_id as id from products__included_products j where j.target_id = any(${ids})
      union select j.source_id from packages p join products__included_products j on j.target_id = p.id)
    select id from packages`,
  sql: (alias) => `(case ${alias}.stock_mode
    when 'tracked' then (select i.available from inventory i where i.product = ${alias}.id)
    when 'derived' then (select ${availablePackages} from ${countedContents(`package_contents(array[${alias}.id])`)}) end)`,
  joined: (alias, among) => ({
    from: `left join inventory ${alias}_level on ${alias}_level.product = ${alias}.id
      left join (${packageStock(among)}) ${alias}_contents on ${alias}_contents.root = ${alias}.id`,
    value: `(case ${alias}.stock_mode when 'tracked' then ${alias}_level.available
      when 'derived' then ${alias}_contents.stock end)`,
  }),
  ordered: (alias) => [
    {
      from: `join inventory tracked on tracked.product = ${alias}.id and ${alias}.stock_mode = 'tracked'`,
      value: 'tracked.available',
      id: 'tracked.product',
    },
    {
      from: `join (${packageStock()}) package on package.root = ${alias}.id and ${alias}.stock_mode = 'derived'`,
      value: 'package.stock',
      id: 'package.root',
    },
  ],
}

/**
 * Refuses a package that would contain itself, directly or indirectly. Checks are serialized, so
 * that parallel changes cannot create a cycle together.
 */
async function packageProblem(
  { id, input }: Change,
  { db }: Context,
): Promise<Problem | undefined> {
  const contents = listOrEmpty(input?.includedProducts).map((each) =>
    String(Object(each).product).toLowerCase(),
  )
  if (!contents.length) return undefined
  await lockUntilCommit(db, 'package contents')
  const { rows } = await runSql<{ root: string }>(
    db,
    'select root from package_contents($1::uuid[]) where product = $2',
    [contents, id],
  )
  const position = contents.findIndex((each) => rows.some(({ root }) => root === each))
  if (position < 0) return undefined
  const pointer = `/includedProducts/${position}/product`
  return fieldProblem(pointer, 'field.not_applicable')
}

/** Only changed prices are checked, so a price below a minimum raised later stays valid. */
async function minimumPriceProblem(
  settings: string,
  { before, input }: Change,
  { db }: Context,
): Promise<Problem | undefined> {
  const { amount, currency }: Partial<Money> = Object(input?.price)
  if (amount === undefined || currency === undefined) return undefined
  if (before?.price === amount && before.price_currency === currency) return undefined
  const minimum = await readMinimumPrice(db, settings, currency)
  if (amount >= minimum.amount) return undefined
  const min = recordFromKeys(languageCodes, (language) => amountFormatters(language).money(minimum))
  return fieldProblem('/price', 'field.minimumPrice', { min })
}

/**
 * A package contains other products, never itself; the price range is public. Deletion is refused
 * with `in_use` while orders need the stock.
 */
export const createProductBehaviour = ({ db, catalogue, shop }: ProductServices): Behaviour => ({
  watchedFields: ['includedProducts', 'price', 'stockMode', 'stock'],
  transactionalFields: ['includedProducts'],
  derive: { stock },
  guard: async (change, context) =>
    (await packageProblem(change, context)) ??
    (await minimumPriceProblem(shop.settings, change, context)),
  // A product's stock is deleted with it. Movements of orders are kept, because orders refer to the
  // product.
  cascadeRules: {
    'stock-movements': { where: 'a.order_ is null' },
    inventory: {
      // Without stock keeping, staff has no way to set the stock to 0.
      where: catalogue.get('inventory')?.verbs.length
        ? '(a.on_hand = 0 and a.allocated = 0 and a.reserved = 0)'
        : 'true',
      problem: 'stock_left',
    },
  },
  // Includes reservations as part of a package. The levels are deleted along, so no new ones can
  // appear.
  deletionBlocker: {
    where: 'exists (select 1 from stock_reservations s where s.product_id = a.id)',
    resource: 'orders',
  },
  after({ kind, id, input }, context) {
    if (kind === 'deleted' || !input) return undefined
    if (kind === 'changed' && !('stock' in input || 'stockMode' in input)) return undefined
    // The form contains the sellable stock.
    const available = typeof input.stock === 'number' ? input.stock : null
    const movement = kind === 'created' ? 'received' : 'adjusted'
    return setAvailable(context.db, id, available, movement, context.identity)
  },
  alongside: {
    fields: ['stock', 'stockMode'],
    sql: (kind) => setSentAvailableSql(kind === 'created' ? 'received' : 'adjusted'),
  },
  publicRoutes: async (app) => {
    app.get(
      '/price-range',
      describeRoute({ access: 'anyone', cacheDependency: 'catalogue' }, 'shop', {
        operationId: 'readPriceRange',
        summary: 'Get the lowest and highest price in minor units, in the most common currency',
        response: { 200: priceRangeSchema },
      }),
      async () => {
        if (shop.hiddenNames.has('pricing')) return { data: null }
        const { rows } = await runSql(db, priceRangeSql)
        return { data: rows[0] ?? null }
      },
    )
  },
})
