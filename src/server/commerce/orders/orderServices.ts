import type { Brand } from '#domain/brand.ts'
import type { UnpaidLimits } from '#domain/order/unpaidLimits.ts'
import type { ShownName } from '#domain/shownNames.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import type { PaymentProvider } from '#server/commerce/payments/paymentProvider.ts'
import type { Providers } from '#server/commerce/payments/createProviders.ts'

export type OrderServices = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly brand: Brand
  /** the provider of new payments; undefined if card payments are off */
  readonly provider: PaymentProvider | undefined
  /** all providers that can be asked about existing payments */
  readonly providers: Providers
  readonly mailer: Pick<Mailer, 'queue'>
  readonly jobs: Pick<Jobs, 'send' | 'nudge'>
  /** runs in the same transaction when an order is delivered, for example to grant licences */
  readonly onDelivered: (db: Database, order: string, actor: string | undefined) => Promise<void>
  /** whether the shop currently accepts orders, by its settings */
  readonly acceptsOrders: (within: Database) => Promise<boolean>
  /** how much a buyer may hold unpaid, by the settings */
  readonly unpaidLimits: () => UnpaidLimits
  /** what shoppers currently cannot see */
  readonly hiddenNames: () => ReadonlySet<ShownName>
  /** without a trailing slash */
  readonly publicUrl: string
  /** the services for the brand that a record belongs to, if this server serves several */
  readonly forBrand: (brand: string | null | undefined) => OrderServices
  /** the keys of all brands served here */
  readonly brandKeys: () => readonly string[]
}
