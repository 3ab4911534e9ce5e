import { createTokens } from '#server/accounts/sessions/tokens.ts'
import type { Account } from '#server/http/requestAccount.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { buyerId } from './orderData.ts'

type BenchAccount = Pick<Account, 'id' | 'kind' | 'audience'>

export const staff: BenchAccount = {
  id: '00000000-0000-7000-8000-000000000000',
  kind: 'admin',
  audience: 'cms',
}
export const buyer: BenchAccount = { id: buyerId, kind: 'customer', audience: 'marketplace' }

/** In milliseconds: on the embedded database a part takes longer than a token usually lives. */
const tokenLifetime = 24 * 60 * 60 * 1000

/** Stores a session and returns its token: the server accepts no token without one. */
export async function signIn(db: Database, secret: string, account: BenchAccount): Promise<string> {
  const { id, kind, audience } = account
  const email = `bench-${kind}@example.com`
  const session = newId()
  await runSql(
    db,
    `insert into accounts (id, kind, realm, email, name) values ($1, $2, $2, $3, $3) on conflict do nothing`,
    [id, kind, email],
  )
  await runSql(
    db,
    `insert into sessions (id, account_id, audience, ip, device) values ($1, $2, $3, '127.0.0.1', 'bench')`,
    [session, id, audience],
  )
  return createTokens(secret, tokenLifetime).sign({ ...account, email, session, permissions: [] })
}
