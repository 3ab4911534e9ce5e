import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { createCodes, type Codes } from './accounts/codes.ts'
import { createInvitations } from './accounts/invitations.ts'
import { createBehaviours } from './behaviours/behaviours.ts'
import type { Config } from './config.ts'
import type { Connection } from './database/database.ts'
import { cleanValue } from './engine/clean.ts'
import { createEngines, type Engines } from './engine/engine.ts'
import { demandKnownBrands } from './engine/knownBrands.ts'
import { singletonId } from './engine/singletons.ts'
import { createFileLinks } from './files/fileLinks.ts'
import type { House, Houses } from './houses.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import type { OrderParts } from './orders/parts.ts'
import { keepWebhook } from './orders/webhooks.ts'
import type { CardVault } from './payments/cardVault.ts'
import type { WebhookHeaders } from './payments/provider.ts'
import { createProviders } from './payments/providers.ts'
import { noVault } from './payments/noVault.ts'
import { createTestVault } from './payments/testVault.ts'
import { createShop, type Shop } from './shop/shop.ts'

export type HouseParts = {
  readonly config: Config
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly brand: Brand
  readonly secret: string
  /** the id of its settings */
  readonly settings?: string | undefined
}

/** All that a brand acts with, whether or not anybody can visit it here. */
export type OwnHouse = House & {
  readonly shop: Shop
  readonly codes: Codes
  readonly mailer: Mailer
  readonly vault: CardVault
}

/** Makes it, and lets the others find it; asks the database nothing. */
export function createHouse(
  { config, connection, catalogue, secret, ...parts }: HouseParts,
  { houses, jobs }: { readonly houses: Houses; readonly jobs: Jobs },
): OwnHouse {
  const { publicUrl } = config
  const { db } = connection
  const shop = createShop(parts.brand, db, parts.settings ?? singletonId)
  const { brand } = shop
  const mailer = createMailer({ jobs, brand, publicUrl })
  const codes = createCodes(secret)
  const heard = async (raw: Buffer, headers: WebhookHeaders): Promise<void> => {
    const gateway = providers.get('TEST')
    if (gateway) await keepWebhook(orders, gateway.code, gateway.readWebhook(raw, headers))
    jobs.nudge('webhook')
  }
  const providers = createProviders(config, { db, secret, notify: heard })
  const provider = providers.get(config.paymentProvider)
  const vault = provider?.vault ?? (config.isReachable ? noVault : createTestVault(publicUrl))
  const orders: OrderParts = {
    db,
    catalogue,
    brand,
    provider,
    providers,
    mailer,
    jobs,
    takesPayment: shop.takesPayment,
    unpaidLimits: () => shop.unpaidLimits,
    hides: () => shop.hides,
    publicUrl,
    of: (key) => houses.of(key).orders,
    brands: houses.keys,
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
  const demandKnown = demandKnownBrands(houses.keys)
  const engines: Engines = createEngines(
    catalogue,
    behaviours,
    (field, value) => {
      demandKnown(field, value)
      return cleanValue(field, value)
    },
    createFileLinks(secret).sign,
    brand.key,
  )
  houses.add(brand.key, { orders, engines })
  return { shop, orders, engines, codes, mailer, vault }
}
