import { languageCodes, type Language } from '#domain/locale.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { dataSchema, text } from '../orderSchemas.ts'
import { invoiceLinkKey } from './invoiceLinkKey.ts'
import { signInvoiceLink } from './invoiceLinks.ts'

/** Where `invoicePages` are mounted. */
const mountPath = '/invoices'

export type InvoiceQuery = { readonly Querystring: { readonly language?: Language } }

/** What a buyer's call for the invoice of an order takes and answers. */
export const invoiceRouteSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { language: { type: 'string', enum: languageCodes } },
  },
  response: {
    200: dataSchema({ type: 'object', required: ['url'], properties: { url: text } }),
  },
}

/** The address of an invoice, good for ten minutes; whoever asks has shown that the order is theirs. */
export async function createInvoiceUrl(
  db: Database,
  order: string,
  language: Language,
): Promise<{ readonly data: { readonly url: string } }> {
  const { rows } = await runSql(
    db,
    'select 1 from orders where id = $1 and invoice_number is not null',
    [order],
  )
  if (!rows.length) throw refuse('no_invoice_yet')
  const token = signInvoiceLink(await invoiceLinkKey(db), { order, language })
  return { data: { url: `${mountPath}/${token}` } }
}
