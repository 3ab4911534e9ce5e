import type { Brand } from '#domain/brand.ts'
import { run, type Database } from '#server/platform/database/database.ts'

type Money = Brand['currency']
type Priced = { readonly currency: Money }

/** What shoppers see priced here, most of it first. */
export const pricedIn = async (db: Database): Promise<readonly Money[]> =>
  (
    await run<Priced>(
      db,
      `select price_currency as currency from products where price is not null and visible
       group by 1 order by count(*) desc, 1`,
    )
  ).rows.map(({ currency }) => currency)

/**
 * A brand in the money that it can sell in here: what its settings say or its own, where anything is
 * priced in it, or else that of most products. While there are none, all sell in that of the first, so
 * that none sells nothing.
 */
export async function soldIn(
  db: Database,
  first: Brand,
  settings: ReadonlyMap<string, string>,
): Promise<(brand: Brand) => Brand> {
  const shown = await pricedIn(db)
  const priced = shown.length ? shown : [first.currency]
  const { rows } = await run<Priced & { id: string }>(db, 'select id, currency from settings')
  const set = new Map(rows.map(({ id, currency }) => [id, currency]))
  return (brand) => {
    const [currency = brand.currency] = [
      set.get(settings.get(brand.key) ?? ''),
      brand.currency,
      ...priced,
    ].filter((each) => each !== undefined && priced.includes(each))
    return { ...brand, currency }
  }
}

type Selling = Pick<Brand, 'key' | 'currency'>

/** What there is to be said of brands that do not sell in their own money, or in none that prices are in. */
export function strangeMoney(
  pairs: readonly (readonly [declared: Selling, sells: Selling])[],
  priced: readonly Money[],
): readonly string[] {
  const strange = pairs.filter(([declared, { currency }]) => currency !== declared.currency)
  const sellable = strange.filter(([, { currency }]) => priced.includes(currency))
  const named = sellable.map(
    ([declared, { key, currency }]) => `${key} sells in ${currency}, not in ${declared.currency}`,
  )
  const idle = pairs.filter(([, { currency }]) => priced.length && !priced.includes(currency))
  return [
    ...(named.length
      ? [
          `${named.join('; ')}: that is what the products here are priced in. A brand that sells in its own money has a database of its own (DATA_DIR or DATABASE_URL)`,
        ]
      : []),
    ...idle.map(
      ([, { key, currency }]) =>
        `${key} sells nothing: its settings say ${currency}, and the products here are priced in ${priced.join(', ')}`,
    ),
  ]
}
