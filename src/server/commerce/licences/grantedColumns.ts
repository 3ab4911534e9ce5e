import { toSearchText } from '#domain/toSearchText.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { GrantedLine } from './readGrantedLines.ts'

/** The columns that identify what a line grants, which is granted once. */
export const lineKey = ['order_', 'line', 'part'] as const

/** The columns that a new pool and a new subscription have in common; they belong to the buyer. */
export function grantedColumns(db: Database, { order, line, product, name }: GrantedLine) {
  const ordered = db.selectFrom('orders').where('id', '=', order)
  return {
    id: newId(),
    order_: order,
    line,
    part: product,
    product,
    name,
    search_text: toSearchText(name),
    company: ordered.select('company'),
    tenant: ordered.select('tenant'),
    customer: ordered.select('customer'),
  }
}
