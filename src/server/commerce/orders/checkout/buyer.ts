import { ownerKeys, type Identity } from '#domain/access.ts'
import { isLanguage, type Language } from '#domain/locale.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** The account that buys, and whom it buys for. */
export type Buyer = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly customer: string | null
  readonly company: string | null
  readonly tenant: string | null
  readonly tenantUser: string | null
}

/** Who buys, as far as prices depend on it. */
export type PricedBuyer = Pick<Buyer, 'id' | 'customer' | 'company' | 'tenant'>

/** Returns who buys as the request knows it; the account may have changed since. */
export const pricedBuyerOf = ({ id, kind, company, tenant }: Identity): PricedBuyer => ({
  id,
  customer: kind === 'customer' ? id : null,
  company: company ?? null,
  tenant: tenant ?? null,
})

/** Whether prices are the same for both. */
export const arePricedAlike = (one: PricedBuyer, other: PricedBuyer): boolean =>
  ownerKeys.every((key) => one[key] === other[key])

/** Reads who buys, from the current account. Refuses with `unauthenticated`. */
export async function readBuyer(db: Database, accountId: string): Promise<Buyer> {
  const { rows } = await runSql<Omit<Buyer, 'language'> & { language: string }>(
    db,
    `select a.id, a.name, a.email, a.language, a.tenant_id as tenant,
       case a.kind when 'company' then a.id else coalesce(t.company, a.company_id) end as company,
       case a.kind when 'customer' then a.id end as customer,
       case a.kind when 'tenantUser' then a.id end as "tenantUser"
     from accounts a left join tenants t on t.id = a.tenant_id where a.id = $1`,
    [accountId],
  )
  const [row] = rows
  if (!row) throw refuse('unauthenticated')
  return { ...row, language: isLanguage(row.language) ? row.language : 'en' }
}
