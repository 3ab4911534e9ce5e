import { run } from '../database/database.ts'
import type { Behaviour } from '../engine/behaviour.ts'

/** The people of a tenant act for its company, also after it has gone to another one. */
export const tenants = (): Behaviour => ({
  concerns: ['company'],
  after: async ({ kind, id, input }, { db }) => {
    if (kind !== 'changed' || !input || !('company' in input)) return
    await run(db, 'update accounts set company_id = $2 where tenant_id = $1', [id, input.company])
  },
})
