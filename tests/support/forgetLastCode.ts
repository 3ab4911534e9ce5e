import { runSql } from '#server/platform/database/database.ts'
import type { Shop } from './shop.ts'

/** Makes the last code old: a test cannot wait for the next one. */
export const forgetLastCode = (shop: Shop, accountId: string) =>
  runSql(shop.server.db, 'update totp_secrets set last_step = 0 where account_id = $1', [accountId])
