import { runSql, type Database } from '#server/platform/database/database.ts'
import { readBuyer } from '#server/commerce/orders/checkout/buyer.ts'
import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { recordRequestEvent } from './recordRequestEvent.ts'
import { notifyShop } from './requestMails.ts'
import { hasAccount, lockRequest, readRequest, type RequestRow } from './lockRequest.ts'

type ConfirmParts = Pick<OrderParts, 'forBrand'>
type ConfirmOptions = { readonly accountId: string | undefined }

/**
 * Confirms a guest's email address after they opened the mailed link: the shop is notified now, and
 * the request moves to the account with the same address, the signed-in one if there are several.
 * Repeating it has no effect.
 */
export async function confirmRequest(
  parts: ConfirmParts,
  db: Database,
  id: string,
  { accountId }: ConfirmOptions,
): Promise<RequestRow> {
  const request = await lockRequest(db, id)
  if (request.emailConfirmation === 'waiting') await markConfirmed(parts, db, request)
  const account = accountId ?? (await findOnlyAccount(db, request.email))
  if (account) await joinAccount(db, request, account)
  return readRequest(db, id)
}

/** Confirms all requests sent as a guest from an address that an account has just verified. */
export async function joinRequests(
  parts: ConfirmParts,
  db: Database,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const { rows } = await runSql<{ id: string }>(
    db,
    `select id from requests where email = $1 and email_confirmation is not null
       and customer is null and company is null and tenant is null order by id`,
    [email],
  )
  for (const request of rows) await confirmRequest(parts, db, request.id, { accountId: id })
}

async function markConfirmed(
  parts: ConfirmParts,
  db: Database,
  request: RequestRow,
): Promise<void> {
  const { id, email, status, message } = request
  await runSql(
    db,
    `update requests set email_confirmation = 'confirmed', version = version + 1, updated_at = now()
     where id = $1`,
    [id],
  )
  await recordRequestEvent(db, id, 'confirmed', {}, { id: undefined, email })
  // If staff has already taken it up, no notification is needed.
  if (status === 'submitted')
    await notifyShop(parts, db, request, 'requestArrived', { text: message ?? '' })
}

/** Returns the one account with an address; undefined if there is none or more than one. */
async function findOnlyAccount(db: Database, email: string): Promise<string | undefined> {
  const { rows } = await runSql<{ id: string }>(
    db,
    `select id from accounts where email = $1 and active and kind <> 'admin'
     limit 2`,
    [email],
  )
  return rows.length === 1 ? rows[0]?.id : undefined
}

async function joinAccount(db: Database, request: RequestRow, accountId: string): Promise<void> {
  if (request.emailConfirmation === null || hasAccount(request)) return
  const { email, customer, company, tenant } = await readBuyer(db, accountId)
  if (email !== request.email || !hasAccount({ customer, company, tenant })) return
  const { id } = request
  await runSql(
    db,
    `update requests set customer = $2, company = $3, tenant = $4, version = version + 1,
       updated_at = now() where id = $1`,
    [id, customer, company, tenant],
  )
  await recordRequestEvent(db, id, 'joined', {}, { id: accountId, email })
}
