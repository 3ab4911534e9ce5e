import { languageCodes, type Language } from '#domain/locale.ts'
import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { urlResponse } from '#server/http/commonSchemas.ts'
import { invoiceLinkKey } from './invoiceLinkKey.ts'
import { signInvoiceLink } from './invoiceLinks.ts'

/** Where `invoicePageRoutes` are mounted. */
const mountPath = '/invoices'

export type InvoiceQuery = { readonly Querystring: { readonly language?: Language } }

export const invoiceRouteSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { language: { type: 'string', enum: languageCodes } },
  },
  response: {
    200: urlResponse,
  },
}

/**
 * Returns the address of an invoice, valid for ten minutes; the caller has checked that the order
 * belongs to the requester. Refuses with `no_invoice_yet`.
 */
export async function createInvoiceUrl(
  db: Database,
  order: string,
  language: Language,
): Promise<{ readonly data: { readonly url: string } }> {
  const rows = await db
    .selectFrom('orders')
    .where('id', '=', order)
    .where('invoice_number', 'is not', null)
    .execute()
  if (!rows.length) throw refuse('no_invoice_yet')
  const token = signInvoiceLink(await invoiceLinkKey(db), { order, language })
  return { data: { url: `${mountPath}/${token}` } }
}
