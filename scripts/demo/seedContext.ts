import type { FullLanguage } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { createTestGateway } from '#server/commerce/payments/testGateway.ts'
import type { DemoRecords } from './demoRecords.ts'

/** Everything the seed works with; no mail is sent and no work is left for later. */
export type SeedContext = {
  readonly services: OrderServices
  readonly engineOf: (name: string) => Engine
  readonly records: DemoRecords
  /** by its code */
  readonly products: ReadonlyMap<string, string>
  /** product codes that grant licences or subscriptions, directly or in a package */
  readonly licenceCodes: ReadonlySet<string>
  /** account ids by email address */
  readonly accounts: ReadonlyMap<string, string>
  readonly context: Context
  /** a picture of a bank transfer per language */
  readonly proofs: Readonly<Record<FullLanguage, string>>
  /** the time of the seed, by the clock of the database */
  readonly now: number
}

/** Returns the services of the shop, bound to the single transaction of the seed. */
export function createSeedOrderServices(
  orders: OrderServices,
  transaction: Database,
): OrderServices {
  const db = asOpenTransaction(transaction)
  const { publicUrl } = orders
  const gateway = createTestGateway({ db, publicUrl, secret: 'demo', deliverWebhook: () => {} })
  const services: OrderServices = {
    ...orders,
    db,
    mailer: { queue: async () => '' },
    jobs: { send: async () => {}, nudge: () => {} },
    provider: gateway,
    providers: new Map([[gateway.code, gateway]]),
    acceptsOrders: async () => true,
    unpaidLimits: () => ({ orders: 1000, share: 100 }),
    forBrand: () => services,
  }
  return services
}

/** A nested transaction joins the one that is open. */
function asOpenTransaction(transaction: Database): Database {
  const proxy: Database = new Proxy(transaction, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: (work: Work) => work(proxy) })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return proxy
}

type Work = (db: Database) => Promise<unknown>
