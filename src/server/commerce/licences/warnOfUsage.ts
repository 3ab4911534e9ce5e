import { usageThreshold, usageState } from '#domain/licence/usageState.ts'
import type { Language } from '#domain/locale.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'

type UsageWarning = {
  readonly product: string
  readonly tenant: string
  readonly name: string
  readonly email: string
  readonly language: Language
}

// At most one warning a day, however often the usage crosses the threshold.
const warningQuery = `
  select coalesce(p.name->>a.language, p.name->>'en', p.code) as product, t.name as tenant,
    a.name, a.email, a.language
  from license_allocation l join products p on p.id = l.product join tenants t on t.id = l.tenant
    join accounts a on a.id = l.company and a.active
  where l.id = $1 and not exists (select 1 from license_events e where e.allocation = l.id
    and e.kind = 'used' and e.quantity >= $2 and e.created_at > now() - interval '1 day')`

type UsageChange = {
  readonly id: string
  readonly quantity: number
  readonly before: number
  readonly used: number
}

/**
 * Warns a company that a tenant's licences are nearly or fully in use; called before the usage is
 * saved.
 */
export async function warnOfUsage(
  { mailer }: Pick<OrderServices, 'mailer'>,
  db: Database,
  { id, quantity, before, used }: UsageChange,
): Promise<void> {
  const state = usageState({ quantity, used })
  const threshold = usageThreshold(state, quantity)
  if (state === 'normal' || before >= threshold) return
  const { rows } = await runSql<UsageWarning>(db, warningQuery, [id, threshold])
  const [warning] = rows
  if (!warning) return
  const { email: to, language, name, product, tenant } = warning
  await mailer.queue(db, {
    to,
    language,
    template: 'licenceUsage',
    values: { name, product, tenant, quantity, used },
  })
}
