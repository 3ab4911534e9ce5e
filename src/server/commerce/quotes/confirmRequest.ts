import type { Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import { readBuyer } from '#server/commerce/orders/checkout/buyer.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { recordRequestEvent } from './recordRequestEvent.ts'
import { notifyShop } from './requestMails.ts'
import { hasAccount, lockRequest, readRequest, type RequestRow } from './lockRequest.ts'

type ConfirmServices = Pick<OrderServices, 'forBrand'>
type ConfirmOptions = { readonly accountId: string | undefined }

/**
 * Confirms a guest's email address after they opened the mailed link: the shop is notified now, and
 * the request moves to the account with the same address, the signed-in one if there are several.
 * Repeating it has no effect.
 */
export async function confirmRequest(
  services: ConfirmServices,
  db: Database,
  id: string,
  { accountId }: ConfirmOptions,
): Promise<RequestRow> {
  const request = await lockRequest(db, id)
  if (request.emailConfirmation === 'waiting') await markConfirmed(services, db, request)
  const account = accountId ?? (await findOnlyAccount(db, request.email))
  if (account) await joinAccount(db, request, account)
  return readRequest(db, id)
}

/** Confirms all requests sent as a guest from an address that an account has just verified. */
export async function joinRequests(
  services: ConfirmServices,
  db: Database,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const rows = await db
    .selectFrom('requests')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmation', 'is not', null)
    .where('customer', 'is', null)
    .where('company', 'is', null)
    .where('tenant', 'is', null)
    .orderBy('id')
    .execute()
  for (const request of rows) await confirmRequest(services, db, request.id, { accountId: id })
}

async function markConfirmed(
  services: ConfirmServices,
  db: Database,
  request: RequestRow,
): Promise<void> {
  const { id, email, status, message } = request
  await db
    .updateTable('requests')
    .set({ email_confirmation: 'confirmed', ...newVersion })
    .where('id', '=', id)
    .execute()
  await recordRequestEvent(db, id, 'confirmed', {}, { id: undefined, email })
  // If staff has already taken it up, no notification is needed.
  if (status === 'submitted')
    await notifyShop(services, db, request, 'requestArrived', { text: message ?? '' })
}

/** Returns the one account with an address; undefined if there is none or more than one. */
async function findOnlyAccount(db: Database, email: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('active', 'is', true)
    .where('kind', '<>', 'admin')
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0]?.id : undefined
}

async function joinAccount(db: Database, request: RequestRow, accountId: string): Promise<void> {
  if (request.emailConfirmation === null || hasAccount(request)) return
  const { email, customer, company, tenant } = await readBuyer(db, accountId)
  if (email !== request.email || !hasAccount({ customer, company, tenant })) return
  const { id } = request
  await db
    .updateTable('requests')
    .set({ customer, company, tenant, ...newVersion })
    .where('id', '=', id)
    .execute()
  await recordRequestEvent(db, id, 'joined', {}, { id: accountId, email })
}
