import type { Brand } from '#domain/brand.ts'
import type { UnpaidLimits } from '#domain/order/unpaidLimits.ts'
import type { ShownName } from '#resource/declaration.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import type { PaymentProvider } from '#server/commerce/payments/paymentProvider.ts'
import type { Providers } from '#server/commerce/payments/createProviders.ts'

export type OrderParts = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly brand: Brand
  /** where new payments go; none where cards are switched off */
  readonly provider: PaymentProvider | undefined
  /** who can be asked about payments that were begun */
  readonly providers: Providers
  readonly mailer: Pick<Mailer, 'queue'>
  readonly jobs: Pick<Jobs, 'send' | 'nudge'>
  /** what follows in the same transaction when an order is delivered, such as its licences */
  readonly onDelivered: (db: Database, order: string, actor: string | undefined) => Promise<void>
  /** whether the shop takes orders now, as staff has set it */
  readonly acceptsOrders: (within: Database) => Promise<boolean>
  /** how much a buyer may hold without having paid, as staff has set it */
  readonly unpaidLimits: () => UnpaidLimits
  /** what shoppers do not see just now */
  readonly hiddenNames: () => ReadonlySet<ShownName>
  /** without a slash at its end */
  readonly publicUrl: string
  /** the same for the brand in whose name something was done, where this server serves several */
  readonly forBrand: (brand: string | null | undefined) => OrderParts
  /** the keys of those in whose name something can be done here */
  readonly brandKeys: () => readonly string[]
}
