import type { Brand } from '#domain/brand.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

type CurrencyCode = Brand['currency']
type CurrencyRow = { readonly currency: CurrencyCode }

/** The currencies of visible prices, most frequent first. */
export const readPricedCurrencies = async (db: Database): Promise<readonly CurrencyCode[]> =>
  (
    await runSql<CurrencyRow>(
      db,
      `select price_currency as currency from products where price is not null and visible
       group by 1 order by count(*) desc, 1`,
    )
  ).rows.map(({ currency }) => currency)

/**
 * Returns a function that sets the currency a brand can sell in: that of its settings or its own if
 * any product is priced in it, otherwise the most frequent one. Without any prices, all brands use
 * the currency of the first, so that each of them can sell.
 */
export async function createCurrencyResolver(
  db: Database,
  first: Brand,
  settings: ReadonlyMap<string, string>,
): Promise<(brand: Brand) => Brand> {
  const inUse = await readPricedCurrencies(db)
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
