import type { FastifyPluginAsync } from 'fastify'
import { styleSheetWithFonts } from '#server/brands/styleSheetWithFonts.ts'
import { htmlDocumentHeaders } from '#server/http/htmlDocumentHeaders.ts'
import type { OrderServices } from '../orderServices.ts'
import { invoiceLinkKey } from './invoiceLinkKey.ts'
import { readInvoiceLink } from './invoiceLinks.ts'
import { invoicePage, renderInvoiceLinkError } from './invoicePage.ts'
import { printHash } from './printButton.ts'
import { readInvoice } from './readInvoice.ts'
import { invoiceStyle } from './invoiceStyle.ts'

type Options = { readonly services: OrderServices; readonly isTrial: boolean }
type ByToken = {
  readonly Params: { readonly token: string }
  /** set once the reader was redirected to the brand's own address */
  readonly Querystring: { readonly sent?: string }
}

/** The pages of signed invoice links: printable, without other scripts, and never cached. */
export const invoicePageRoutes: FastifyPluginAsync<Options> = async (
  app,
  { services, isTrial },
) => {
  const { db } = services
  const stylesheet = stylesheetOf(services)

  app.get<ByToken>(
    '/:token',
    { schema: { hide: true } },
    async ({ params, query, language, url }, reply) => {
      const link = readInvoiceLink(await invoiceLinkKey(db), params.token)
      const invoice = link && (await readInvoice(services, link.order))
      const seller = invoice ? services.forBrand(invoice.brand) : services
      const isOtherBrand = seller !== services
      // Redirected to the brand's own address, which has its typeface and logo.
      if (isOtherBrand && query.sent === undefined)
        return reply.redirect(`${seller.publicUrl}${url}?sent=1`, 302)
      const { brand } = seller
      const style = isOtherBrand ? stylesheetOf(seller)() : stylesheet()
      reply
        .headers(htmlDocumentHeaders({ style, script: printHash }))
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
      if (!invoice)
        return reply
          .code(404)
          .send(renderInvoiceLinkError({ brand, style, language, isTrial }).markup)
      const page = { brand, style, language: link.language, showsLogo: !isOtherBrand, isTrial }
      return reply.send(invoicePage(invoice, page).markup)
    },
  )
}

const stylesheetOf = ({ brand }: OrderServices) =>
  styleSheetWithFonts(brand.key, invoiceStyle(brand))
