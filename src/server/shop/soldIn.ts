import type { Brand } from '#domain/brand.ts'
import { run, type Database } from '../database/database.ts'

/**
 * A brand in the money that it can sell in here: its own where anything is priced in it, or else that
 * of most products. While there are none, all sell in that of the first, so that none sells nothing.
 */
export async function soldIn(db: Database, first: Brand): Promise<(brand: Brand) => Brand> {
  const { rows } = await run<Pick<Brand, 'currency'>>(
    db,
    `select price_currency as currency from products where price is not null
     group by 1 order by count(*) desc, 1`,
  )
  const priced = rows.length ? rows.map(({ currency }) => currency) : [first.currency]
  return (brand) => {
    const [usual = brand.currency] = priced
    return priced.includes(brand.currency) ? brand : { ...brand, currency: usual }
  }
}

/** What there is to be said of brands that do not sell in their own money. */
export function strangeMoney(pairs: readonly (readonly [Brand, Brand])[]): string | undefined {
  const strange = pairs.flatMap(([declared, { currency }]) =>
    currency === declared.currency
      ? []
      : [`${declared.key} sells in ${currency}, not in ${declared.currency}`],
  )
  return strange.length
    ? `${strange.join('; ')}: that is what the products here are priced in. A brand that sells in its own money has a database of its own (DATA_DIR or DATABASE_URL)`
    : undefined
}
