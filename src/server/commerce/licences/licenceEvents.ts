import { toSearchText } from '#domain/toSearchText.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'

export type LicenceEventKind =
  | 'granted'
  | 'renewal_ordered'
  | 'renewed'
  | 'allocated'
  | 'changed'
  | 'used'
  | 'activated'
  | 'suspended'
  | 'resumed'
  | 'revoked'
  | 'past_due'
  | 'cancel_planned'
  | 'cancelled'
  | 'expired'

export type LicenceEvent = {
  readonly kind: LicenceEventKind
  readonly allocation?: string
  readonly subscription?: string
  /** of an allocation; defaults to its own pool */
  readonly pool?: string
  /** defaults to the whole allocation or subscription */
  readonly quantity?: number
  /** undefined: the system itself */
  readonly actor?: string | undefined
}

/** Records an event in the caller's transaction; it has the same owner as the licence itself. */
export const recordLicenceEvent = (
  db: Database,
  { kind, pool, allocation, subscription, quantity, actor }: LicenceEvent,
) =>
  runSql(
    db,
    `insert into license_events (id, kind, pool, allocation, subscription, quantity, actor, search_text,
       company, tenant, customer)
     select e.id, e.kind, coalesce(e.pool, a.pool), e.allocation, e.subscription,
       coalesce(e.quantity, a.quantity, s.quantity), e.actor, e.words,
       coalesce(a.company, s.company, p.company), coalesce(a.tenant, s.tenant, p.tenant),
       coalesce(s.customer, p.customer)
     from (select $1::uuid as id, $2::text as kind, $3::uuid as pool, $4::uuid as allocation,
       $5::uuid as subscription, $6::int as quantity, $7::text as actor, $8::text as words) e
     left join license_pools p on p.id = e.pool
     left join license_allocation a on a.id = e.allocation
     left join subscriptions s on s.id = e.subscription`,
    [
      newId(),
      kind,
      pool ?? null,
      allocation ?? null,
      subscription ?? null,
      quantity ?? null,
      actor ?? null,
      toSearchText(actor ?? ''),
    ],
  )
