import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FullLanguage } from '#domain/locale.ts'

type Texts = Readonly<Record<FullLanguage, string>>

export type DemoTopic = {
  readonly code: string
  readonly title: Texts
  readonly description?: Texts
}

export type DemoProduct = {
  readonly code: string
  readonly type: string
  readonly name: Texts
  readonly description: Texts
  /** cents of US dollars */
  readonly price: { readonly amountMinor: number }
  readonly stockMode: string
  readonly stock: number | null
  readonly visible: boolean
  readonly tags: readonly string[]
  readonly industries: readonly string[]
  readonly applications: readonly string[]
  readonly useCases: readonly string[]
  readonly specs: Readonly<Record<string, string | number | readonly string[]>>
  readonly relatedAccessories: readonly string[]
  readonly similarProducts: readonly string[]
  readonly includedProducts?: readonly { readonly code: string; readonly quantity: number }[]
  readonly certifications?: readonly string[]
  readonly documentation?: readonly string[]
  readonly deviceType?: string
  readonly gatewayType?: string
  readonly accessoryType?: string
  readonly subscriptionType?: string
  readonly licenceType?: string
  readonly notificationPackageType?: string
  readonly [plain: string]: unknown
}

export type DemoCatalogue = {
  readonly tags: readonly DemoTopic[]
  readonly industries: readonly DemoTopic[]
  readonly useCases: readonly DemoTopic[]
  readonly applications: readonly DemoTopic[]
  readonly deviceTypes: readonly DemoTopic[]
  readonly gatewayTypes: readonly DemoTopic[]
  readonly accessoryTypes: readonly DemoTopic[]
  readonly faqsByType: Readonly<
    Record<string, readonly { readonly question: Texts; readonly answer: Texts }[]>
  >
  readonly products: readonly DemoProduct[]
  readonly countries: readonly {
    readonly code: string
    readonly name: Texts
    readonly vatBasisPoints: number
  }[]
  readonly demo: {
    readonly customerGroups: readonly DemoGroup[]
    readonly productGroups: readonly DemoGroup[]
    readonly discounts: readonly DemoDiscount[]
  }
}

type DemoGroup = { readonly code: string; readonly label: Texts }

export type DemoDiscount = {
  readonly code: string
  readonly type: 'product_discount' | 'market_discount' | 'code_discount'
  readonly percentBasisPoints: number
  readonly usageLimit: number | null
  readonly perCustomerLimit: number | null
  readonly minimumQuantity: number
  readonly locations: readonly string[]
  readonly productTypes?: readonly string[]
  readonly startsInDays: number
  readonly endsInDays: number
}

export const seedFolder = import.meta.dirname

export const readDemoCatalogue = async (): Promise<DemoCatalogue> =>
  JSON.parse(await readFile(join(seedFolder, 'catalogue.json'), 'utf8'))
