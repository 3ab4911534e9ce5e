import type { Migration } from '#server/platform/database/migration.ts'
import { ifExists } from '#server/platform/database/migrationSteps.ts'

/** Older order lines without a period get the current one of their product. */
export const linePeriods: Migration = {
  afterSync: [
    ifExists(
      ['orders__items.facts', 'products.subscription_period'],
      `update orders__items i set facts = i.facts || jsonb_build_object('period', p.subscription_period)
       from products p where p.id = i.target_id and p.subscription_period <> 'perpetual' and not i.facts ? 'period'`,
    ),
  ],
}
