import type { Brand } from '#domain/brand.ts'
import { currencyCodes } from '#domain/money.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

type CurrencyCode = Brand['currency']
type CurrencyRow = { readonly currency: CurrencyCode }

/** The currencies of visible prices, most frequent first; counts only where there are several. */
export const readPricedCurrencies = async (db: Database): Promise<readonly CurrencyCode[]> =>
  (
    await runSql<CurrencyRow>(
      db,
      `with priced as materialized (select currency from unnest($1::text[]) as known (currency)
         where exists (select 1 from products where ${isPricedIn}))
       select currency from priced
       order by case when (select count(*) from priced) > 1
         then (select count(*) from products where ${isPricedIn}) end desc, 1`,
      [currencyCodes],
    )
  ).rows.map(({ currency }) => currency)

const isPricedIn = 'price_currency = currency and price is not null and visible'

/**
 * Returns a function that sets the currency a brand can sell in: that of its settings or its own if
 * it is among `inUse`, those of all prices, otherwise the most frequent one. Without any prices, all
 * brands use the currency of the first, so that each of them can sell.
 */
export async function createCurrencyResolver(
  db: Database,
  inUse: readonly CurrencyCode[],
  first: Brand,
  settings: ReadonlyMap<string, string>,
): Promise<(brand: Brand) => Brand> {
  const priced = inUse.length ? inUse : [first.currency]
  const rows = await db.selectFrom('settings').select(['id', 'currency']).execute()
  const currencyBySettings = new Map(rows.map(({ id, currency }) => [id, currency]))
  return (brand) => {
    const [currency = brand.currency] = [
      currencyBySettings.get(settings.get(brand.key) ?? ''),
      brand.currency,
      ...priced,
    ].filter((each) => each !== undefined && priced.includes(each))
    return { ...brand, currency }
  }
}

type SellingBrand = Pick<Brand, 'key' | 'currency'>

/**
 * Returns warnings for brands that sell in another currency than declared, or in one without
 * prices.
 */
export function currencyWarnings(
  pairs: readonly (readonly [declared: SellingBrand, sells: SellingBrand])[],
  priced: readonly CurrencyCode[],
): readonly string[] {
  const mismatched = pairs.filter(([declared, { currency }]) => currency !== declared.currency)
  const sellable = mismatched.filter(([, { currency }]) => priced.includes(currency))
  const mismatchTexts = sellable.map(
    ([declared, { key, currency }]) => `${key} sells in ${currency}, not in ${declared.currency}`,
  )
  const unsellable = pairs.filter(([, { currency }]) => priced.length && !priced.includes(currency))
  return [
    ...(mismatchTexts.length
      ? [
          `${mismatchTexts.join('; ')}: the products of this database are priced in that currency. A brand that sells in another currency needs its own database (DATA_DIR or DATABASE_URL)`,
        ]
      : []),
    ...unsellable.map(
      ([, { key, currency }]) =>
        `${key} cannot sell any product: its settings have the currency ${currency}, but the products are priced in ${priced.join(', ')}`,
    ),
  ]
}
