import { nouns } from '#domain/messages/nouns.ts'
import { refuse, Refusal } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { applyAllocationChange } from './applyAllocationChange.ts'
import { lockAllocation } from './lockAllocations.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { readPool } from './pools.ts'
import { warnOfUsage } from './warnOfUsage.ts'

type UsageReport = {
  readonly id: string
  readonly used: number
  readonly actor?: string | undefined
}

/**
 * Saves a usage count reported from outside. The record's version stays, so that open forms remain
 * valid. Refuses with `not_found`.
 */
export async function reportUsage(
  services: Pick<OrderServices, 'mailer'>,
  db: Database,
  { id, used, actor }: UsageReport,
): Promise<void> {
  const allocation = await lockAllocation(db, id)
  if (used === allocation.used) return
  const pool = await readPool(db, allocation.pool)
  if (!pool) throw refuse('not_found', { values: { what: nouns.licencePool } })
  const problem = await applyAllocationChange(db, pool, allocation, { used })
  if (problem) throw new Refusal(problem)
  await db
    .updateTable('license_allocation')
    .set({ used, updated_at: now })
    .where('id', '=', id)
    .execute()
  await warnOfUsage(services, db, {
    id,
    quantity: allocation.quantity,
    before: allocation.used,
    used,
  })
  await recordLicenceEvent(db, { kind: 'used', allocation: id, quantity: used, actor })
}
