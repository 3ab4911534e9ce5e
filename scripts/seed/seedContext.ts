import type { FullLanguage } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { createTestGateway } from '#server/commerce/payments/testGateway.ts'

/** What the demo is filled with; nobody is written to, and nothing is left to be done later. */
export type SeedContext = {
  readonly parts: OrderParts
  readonly engineOf: (name: string) => Engine
  /** by its code */
  readonly products: ReadonlyMap<string, string>
  /** codes of what brings licences or subscriptions, by itself or within a package */
  readonly licenceCodes: ReadonlySet<string>
  /** accounts by their address */
  readonly accounts: ReadonlyMap<string, string>
  readonly context: Context
  /** a picture of a transfer that was made */
  readonly proofs: Readonly<Record<FullLanguage, string>>
  /** the moment that the demo begins at, by the clock of the database */
  readonly now: number
}

/** The parts of the shop as they work within the one transaction that the demo is filled in. */
export function createSeedOrderParts(orders: OrderParts, transaction: Database): OrderParts {
  const db = asOpenTransaction(transaction)
  const { publicUrl } = orders
  const gateway = createTestGateway({ db, publicUrl, secret: 'demo', deliverWebhook: () => {} })
  const parts: OrderParts = {
    ...orders,
    db,
    mailer: { queue: async () => '' },
    jobs: { send: async () => {}, nudge: () => {} },
    provider: gateway,
    providers: new Map([[gateway.code, gateway]]),
    acceptsOrders: async () => true,
    unpaidLimits: () => ({ orders: 1000, share: 100 }),
    forBrand: () => parts,
  }
  return parts
}

/** Whoever asks for a transaction is in one already. */
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
