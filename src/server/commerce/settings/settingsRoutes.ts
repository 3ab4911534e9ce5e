import type { FastifyPluginAsync } from 'fastify'
import { textsByLanguage } from '#server/engine/lists/localiseRecord.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { listComingLanguages, listSupportedLanguages } from './namedLanguages.ts'
import { settingsSchema, shopNamesSchema } from './settingsSchema.ts'
import type { ListServedShops, Shop } from './shop.ts'

type Options = {
  readonly shop: Shop
  /** whether the server has a provider for card payments */
  readonly hasPayment: boolean
  readonly servedShops: ListServedShops
}

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const

export const settingsRoutes: FastifyPluginAsync<Options> = async (
  app,
  { shop, hasPayment, servedShops },
) => {
  app.get(
    '/settings',
    describeRoute({ access: 'anyone', cacheDependency: 'catalogue' }, 'shop', {
      operationId: 'readShop',
      summary: 'Get the settings of the shop: names, contact, languages and visible parts',
      response: { 200: settingsSchema },
    }),
    async ({ language }) => {
      const row = await shop.refresh()
      const { brand } = shop
      const { contact, texts } = brand
      const whatsapp = row.whatsapp === true && isPage(row.whatsapp_url)
      const copyright = textsByLanguage(row.copyright)[language]
      return {
        data: {
          name: brand.name[language],
          tagline: texts[language].tagline,
          description: texts[language].description,
          copyright: typeof copyright === 'string' ? copyright : brand.name[language],
          logo: row.logo ?? null,
          favicon: row.favicon ?? null,
          currency: brand.currency,
          contact: {
            email: contact.email,
            phone: contact.phone,
            address: texts[language].address,
            hours: contact.hours[language],
          },
          social: networks.flatMap((network) =>
            isPage(row[network]) ? [{ network, url: row[network] }] : [],
          ),
          allLanguages: [...listSupportedLanguages(brand), ...listComingLanguages(brand)],
          supportedLanguages: listSupportedLanguages(brand),
          language: brand.language,
          visibility: {
            pricing: { enabled: row.pricing !== false },
            stock: { enabled: !shop.hiddenNames.has('stock') },
            payment: { enabled: hasPayment && row.payment !== false },
          },
          portalUrl: isPage(row.portal_url) ? row.portal_url : null,
          customersEditProfile: row.customers_edit_profile === true,
          whatsapp: { enabled: whatsapp, url: whatsapp ? row.whatsapp_url : null },
        },
      }
    },
  )

  // Separate from the settings, which are part of every page, because a shop must not mention
  // others there.
  app.get(
    '/account-shops',
    describeRoute({ access: 'anyone', cacheDependency: 'catalogue' }, 'shop', {
      operationId: 'listAccountShops',
      summary: 'List the names of the shops that share accounts; empty if there is only one shop',
      response: { 200: shopNamesSchema },
    }),
    async ({ language }) => ({
      data: servedShops().length > 1 ? servedShops().map(({ name }) => name[language]) : [],
    }),
  )
}

/** Only web pages may be linked to; other URL schemes are not accepted. */
const isPage = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\//i.test(value)
