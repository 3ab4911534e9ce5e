import type { Migration } from '#server/platform/database/migration.ts'
import { ifExists } from '#server/platform/database/migrationSteps.ts'

const characters = `regexp_replace(upper(code), '[^0-9A-Z]', '', 'g')`
const plain = `translate(${characters}, 'OIL', '011')`

/**
 * Gift card codes are stored as hashes only. If two codes become equal because O is read as 0, the
 * older one stays valid and the other is deactivated, for staff to replace.
 */
export const giftCodes: Migration = {
  afterSync: [
    ifExists(
      ['gift_cards.code', 'gift_cards.ending'],
      `with typed as (select id, right(${characters}, 4) as ending, ${plain} as plain,
         row_number() over (partition by ${plain} order by created_at, id) as turn
         from gift_cards where code !~ '^[0-9a-f]{64}$')
       update gift_cards g set ending = '•••• ' || t.ending, search_text = '•••• ' || lower(t.ending),
         code = encode(sha256(convert_to(t.plain || case when t.turn > 1 then t.id::text else '' end, 'UTF8')), 'hex'),
         active = g.active and t.turn = 1
       from typed t where g.id = t.id`,
      `update changes set changes = changes - 'code' where resource = 'gift-cards' and changes ? 'code'`,
      `delete from imports where resource = 'gift-cards'`,
    ),
  ],
}
