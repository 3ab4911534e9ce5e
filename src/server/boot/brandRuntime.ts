import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { createCodes, type Codes } from '#server/accounts/codes.ts'
import { createInvitations } from '#server/accounts/invitations.ts'
import { createBehaviours } from '#server/behaviours.ts'
import type { Config } from './config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { cleanValue } from '#server/engine/writes/cleanValue.ts'
import { createEngines, type Engines } from '#server/engine/engine.ts'
import { assertKnownBrands } from '#server/engine/assertKnownBrands.ts'
import { singletonId } from '#server/engine/routes/singletons.ts'
import { createFileLinks } from '#server/platform/files/fileLinks.ts'
import type { BrandRuntime, BrandRegistry } from './brandRegistry.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createMailer, type Mailer } from '#server/mails/mailer.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { saveWebhookEvent } from '#server/commerce/orders/payments/webhooks.ts'
import type { CardVault } from '#server/commerce/payments/cardVault.ts'
import type { WebhookHeaders } from '#server/commerce/payments/paymentProvider.ts'
import { createProviders } from '#server/commerce/payments/createProviders.ts'
import { noVault } from '#server/commerce/payments/noVault.ts'
import { createTestVault } from '#server/commerce/payments/createTestVault.ts'
import { grantLicences } from '#server/commerce/licences/grantLicences.ts'
import { createShop, type Shop } from '#server/commerce/settings/shop.ts'

export type BrandRuntimeServices = {
  readonly config: Config
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly brand: Brand
  readonly secret: string
  readonly settingsId?: string | undefined
}

/** Everything a brand acts with, whether or not it is served here. */
export type FullBrandRuntime = BrandRuntime & {
  readonly shop: Shop
  readonly codes: Codes
  readonly mailer: Mailer
  readonly vault: CardVault
}

/** Creates the runtime of a brand and registers it, without querying the database. */
export async function createBrandRuntime(
  { config, connection, catalogue, secret, ...services }: BrandRuntimeServices,
  { brandRegistry, jobs }: { readonly brandRegistry: BrandRegistry; readonly jobs: Jobs },
): Promise<FullBrandRuntime> {
  const { publicUrl } = config
  const { db } = connection
  const shop = createShop(services.brand, db, services.settingsId ?? singletonId)
  const { brand } = shop
  const mailer = createMailer({ jobs, brand, publicUrl })
  const codes = createCodes(secret)
  const receiveWebhook = async (raw: Buffer, headers: WebhookHeaders): Promise<void> => {
    const gateway = providers.get('TEST')
    if (gateway) await saveWebhookEvent(orders, gateway.code, gateway.readWebhook(raw, headers))
    jobs.nudge('webhook')
  }
  const providers = await createProviders(config, { db, secret, deliverWebhook: receiveWebhook })
  const provider = providers.get(config.paymentProvider)
  const vault = provider?.vault ?? (config.isReachable ? noVault : createTestVault(publicUrl))
  const orders: OrderServices = {
    db,
    catalogue,
    brand,
    provider,
    providers,
    mailer,
    jobs,
    onDelivered: grantLicences,
    acceptsOrders: shop.acceptsOrders,
    unpaidLimits: () => shop.unpaidLimits,
    hiddenNames: () => shop.hiddenNames,
    publicUrl,
    forBrand: (key) => brandRegistry.get(key).orders,
    brandKeys: brandRegistry.keys,
  }
  const invitations = createInvitations(codes, mailer, publicUrl)
  const behaviours = createBehaviours({
    db,
    catalogue,
    invitations,
    jobs,
    vault,
    orders,
    shop,
    engines: () => engines,
  })
  const assertKnown = assertKnownBrands(brandRegistry.keys)
  const engines: Engines = createEngines(
    catalogue,
    behaviours,
    (field, value) => {
      assertKnown(field, value)
      return cleanValue(field, value)
    },
    createFileLinks(secret).sign,
    brand.key,
  )
  brandRegistry.add(brand.key, { orders, engines })
  return { shop, orders, engines, codes, mailer, vault }
}
