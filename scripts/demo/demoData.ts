import { readFileSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { OpeningSlide } from '#domain/layout.ts'
import type { Translations } from '#domain/locale.ts'
import type { Row } from '#server/engine/context.ts'
import { rootFolder } from '#server/platform/folders.ts'
import type * as catalogue from './catalogue/demoCatalogue.ts'
import type { DemoOrder } from './history/demoOrder.ts'
import type { DemoRequest } from './history/demoRequest.ts'
import type { EverydayOrders } from './history/everydayOrders.ts'
import type { DemoStock } from './history/stock.ts'
import type { Company, Customer, DemoAccounts } from './people/demoPeople.ts'

export const demoFolder = join(rootFolder, 'scripts/demo')

type ByKey<T> = Readonly<Record<string, T>>

type DemoData = {
  readonly accounts: DemoAccounts
  readonly customers: readonly Customer[]
  readonly companies: readonly Company[]
  /** by resource */
  readonly topics: ByKey<readonly catalogue.DemoTopic[]>
  readonly products: readonly catalogue.DemoProduct[]
  readonly boxItems: ByKey<Translations>
  /** by product type */
  readonly faqs: ByKey<Translations<readonly Row[]>>
  /** the terms of data sheets in Arabic, by those in English */
  readonly arabicTerms: ByKey<string>
  readonly documents: readonly catalogue.DemoDocument[]
  readonly certificates: readonly catalogue.DemoCertificate[]
  readonly customerGroups: readonly catalogue.DemoTopic[]
  readonly productGroups: readonly catalogue.DemoProductGroup[]
  readonly discounts: readonly catalogue.DemoDiscount[]
  readonly taxRates: readonly (Row & { readonly country: string })[]
  readonly shippingMethods: readonly (Row & { readonly title: Translations })[]
  readonly giftCards: readonly catalogue.DemoGiftCard[]
  readonly slides: readonly catalogue.DemoSlide[]
  readonly ads: readonly catalogue.MarketingItem[]
  readonly trades: Readonly<Record<OpeningSlide, catalogue.Trade>>
  readonly stock: DemoStock
  /** those with a history of interest; others are planned from `everydayOrders` */
  readonly orders: readonly DemoOrder[]
  readonly everydayOrders: EverydayOrders
  readonly requests: readonly DemoRequest[]
}

const dataFolder = join(demoFolder, 'data')

/** The demo as data: each member is a file of its name. */
export const demo: DemoData = Object.assign(
  {},
  ...readdirSync(dataFolder).map((file) => ({
    [parse(file).name]: JSON.parse(readFileSync(join(dataFolder, file), 'utf8')),
  })),
)
