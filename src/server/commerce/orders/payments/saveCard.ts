import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { Card } from '#server/commerce/payments/cardVault.ts'

/**
 * Saves the provider's token of a card that the buyer chose to save while paying; repeated calls
 * have no effect.
 */
export const saveCard = (db: Database, order: string, card: Card) =>
  runSql(
    db,
    `insert into payment_methods (id, owner_id, type, token, provider, brand, last_four, expiry, holder, is_default)
     select $1, o.buyer_id, 'card', $3, $4, $5, $6, $7, $8,
       not exists (select 1 from payment_methods m where m.owner_id = o.buyer_id)
     from orders o where o.id = $2
       and not exists (select 1 from payment_methods m where m.owner_id = o.buyer_id and m.token = $3)`,
    [
      newId(),
      order,
      card.token,
      card.provider,
      card.brand,
      card.lastFour,
      card.expiry,
      card.holder,
    ],
  )
