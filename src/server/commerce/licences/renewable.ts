import {
  subscriptionLifecycle,
  type SubscriptionStatus,
} from '#domain/licence/subscriptionStatus.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, Refusal } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { licenceProblem } from './licenceProblems.ts'

export type RenewalSubject = { readonly kind: 'pool' | 'subscription'; readonly id: string }

export type Renewable = {
  readonly product: string
  readonly units: number
  readonly company: string | null
  readonly tenant: string | null
  readonly customer: string | null
  /** the order it was bought with; `firstOrder`: the order of the very first period */
  readonly order: string
  readonly firstOrder: string
}

type RenewableRow = Renewable & {
  readonly endsAt: string | null
  readonly renewed: boolean
  readonly status: SubscriptionStatus | null
}

const ownerColumns = `x.product, x.company, x.tenant, x.customer, x.order_ as order, x.first_order as "firstOrder"`

const queries: Readonly<Record<RenewalSubject['kind'], string>> = {
  pool: `select ${ownerColumns}, x.expires_at as "endsAt", null as status,
      ceil(x.quantity::numeric / greatest(1, coalesce(p.licence_quantity, 1)))::int as units,
      exists (select 1 from license_pools n where n.renews = x.id) as renewed
    from license_pools x join products p on p.id = x.product where x.id = $1`,
  subscription: `select ${ownerColumns}, x.period_ends_at as "endsAt", x.status, x.quantity as units, false as renewed
    from subscriptions x where x.id = $1`,
}

const tableByKind = { pool: 'license_pools', subscription: 'subscriptions' } as const
const nounByKind = { pool: nouns.licencePool, subscription: nouns.subscription } as const

/**
 * Locks the subject, so that parallel renewals wait until the transaction ends. Refuses with
 * `not_found`.
 */
export async function lockSubject(db: Database, { kind, id }: RenewalSubject): Promise<void> {
  const rows = await db
    .selectFrom(tableByKind[kind])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  if (!rows.length) throw refuse('not_found', { values: { what: nounByKind[kind] } })
}

/**
 * Returns what is to be renewed; throws if it has no end or has ended for good. Refuses with
 * `not_found`.
 */
export async function requireRenewable(
  db: Database,
  { kind, id }: RenewalSubject,
  statusLabel: (status: string) => string,
): Promise<Renewable> {
  const { rows } = await runSql<RenewableRow>(db, queries[kind], [id])
  const [found] = rows
  if (!found) throw refuse('not_found', { values: { what: nounByKind[kind] } })
  const { status, endsAt, renewed } = found
  if (status && (status === 'trialing' || subscriptionLifecycle.isTerminal(status)))
    throw new Refusal(
      licenceProblem('subscription_moved', 'status', { status: statusLabel(status) }),
    )
  if (endsAt === null) throw new Refusal(licenceProblem('licence_perpetual', 'period'))
  if (renewed) throw new Refusal(licenceProblem('licence_renewed', 'renews'))
  return found
}
