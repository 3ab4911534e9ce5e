import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import { stockActivity } from './stockActivity.ts'
import { lockLevel, setOnHand, type Level } from './levels.ts'

/** Stock levels change only through movements, including what staff counts or receives. */
export const createInventoryBehaviour = (catalogue: Catalogue, settings: string): Behaviour => ({
  derive: {
    code: {
      isWatched: true,
      isRequired: true,
      from: ['product'],
      sql: (alias) => `(select p.code from products p where p.id = ${alias}.product)`,
      joined: (alias) => ({
        // Every level has a product, so that the index of codes has this order.
        from: `join products ${alias}_product on ${alias}_product.id = ${alias}.product`,
        value: `${alias}_product.code`,
      }),
    },
    level: {
      isWatched: true,
      from: ['available'],
      sql: (alias) => `(case when ${alias}.available <= 0 then 'out'
        when ${alias}.available <= coalesce((select s.low_stock_at from settings s where s.id = '${settings}'), 5) then 'low'
        else 'enough' end)`,
    },
  },
  readActivity: (id, context) => stockActivity(catalogue, id, context),
  actions: {
    adjust: async (id, input, context, version) => {
      const level = await lockLevelById(id, context)
      if (version !== undefined && version !== level.version) throw refuse('inventory_stale')
      await setOnHand(
        context.db,
        level,
        Number(input.onHand),
        'adjusted',
        await readMovementDetails(input, context),
      )
    },
    receive: async (id, input, context) => {
      const level = await lockLevelById(id, context)
      const onHand = level.on_hand + Number(input.quantity)
      await setOnHand(
        context.db,
        level,
        onHand,
        'received',
        await readMovementDetails(input, context),
      )
    },
  },
})

async function lockLevelById(id: string, { db }: Context): Promise<Level> {
  const row = await db
    .selectFrom('inventory')
    .select('product')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refuse('not_found', { values: { what: nouns.product } })
  return lockLevel(db, row.product)
}

const readMovementDetails = async ({ reason }: Row, { db, identity }: Context) => ({
  actor: await readActorEmail(db, identity),
  reason: String(reason),
})
