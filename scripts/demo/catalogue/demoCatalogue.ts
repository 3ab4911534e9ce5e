import type { OpeningSlide } from '#domain/layout.ts'
import type { FullLanguage, Translations } from '#domain/locale.ts'
import type { Row } from '#server/engine/context.ts'

export type DemoTopic = {
  readonly code: string
  readonly title: Translations
  readonly description?: Translations
}

export type DemoProduct = {
  readonly code: string
  readonly type: string
  readonly name: Translations
  /** by paragraph */
  readonly description: Translations<readonly string[]>
  /** the pictures in `pictures`, the first one first */
  readonly pictures: readonly string[]
  /** cents of US dollars */
  readonly price: number
  readonly stockMode: string
  readonly stock: number | null
  /** fields of the resource as they are; products that are not physical have no dimensions */
  readonly fields: Readonly<Record<string, unknown>> & {
    readonly leadTime: string
    readonly lengthMm?: number
    readonly widthMm?: number
    readonly heightMm?: number
    readonly weightG?: number
  }
  /** the contents of the box, by the key of their names; `unit` is the product itself */
  readonly box: readonly (readonly [item: string, quantity: number])[]
  readonly specs: Readonly<Record<string, string | number | readonly string[]>>
  readonly tags: readonly string[]
  readonly industries: readonly string[]
  readonly applications: readonly string[]
  readonly useCases: readonly string[]
  readonly relatedAccessories: readonly string[]
  readonly similarProducts: readonly string[]
  readonly includedProducts?: readonly { readonly code: string; readonly quantity: number }[]
  readonly deviceType?: string
  readonly gatewayType?: string
  readonly accessoryType?: string
  readonly visible: boolean
}

/** A file in `documents`, and the codes of its products. */
type DemoFile = { readonly file: string; readonly products: readonly string[] }

export type DemoDocument = DemoFile & {
  readonly title: Translations
  readonly kind: string
  readonly language: FullLanguage
}

export type DemoCertificate = DemoFile & {
  readonly mark: string
  readonly number: string
  readonly issuedOn: string
}

export type DemoCustomerGroup = DemoTopic & {
  readonly reduction?: number
  /** cents of US dollars, by product code */
  readonly prices?: Readonly<Record<string, number>>
}

export type DemoProductGroup = {
  readonly code: string
  readonly title: Translations
  readonly description: Translations
  /** its products: the first one provides its picture */
  readonly codes: readonly string[]
  /** whether the home page of a shop that is served alone shows it first */
  readonly featured: boolean
}

export type DemoDiscount = {
  readonly code: string
  readonly title: Translations
  readonly type: 'product_discount' | 'market_discount' | 'code_discount'
  readonly productTypes?: readonly string[]
  readonly startsInDays: number
  readonly endsInDays: number
  /** how many days ago staff switched it off before its end */
  readonly disabledDaysAgo?: number
  /** fields of the resource as they are */
  readonly terms: Row
}

export type DemoShippingMethod = {
  readonly title: Translations
  readonly description: Translations
  /** cents of US dollars */
  readonly price: number
  readonly freeFrom?: number
}

export type DemoGiftCard = {
  readonly code: string
  /** cents of US dollars */
  readonly value: number
  readonly active: boolean
  readonly expiresInDays?: number
}

/** What is advertised on the home page; a code in its link follows a colon. */
export type MarketingItem = {
  /** the key of a picture */
  readonly picture: string
  readonly title: Translations
  readonly description: Translations
  readonly link: string
}

export type Slide = MarketingItem & {
  readonly subTitle: Translations
  readonly position: 'left' | 'center' | 'right'
}

/** A slide that a shop shows unless it opens with that scene. */
export type DemoSlide = Slide & { readonly opening: OpeningSlide }

/** The subject of a shop, by its opening scene, so that shops served together differ. */
export type Trade = {
  readonly opening: {
    readonly title: Translations
    /** a file in `pictures`; an SVG is coloured by the brand */
    readonly file: string
    /** where text has room beside the subject: on the left by default */
    readonly textSide?: 'right'
  }
  /** where the first slide leads */
  readonly category: string
  /** the products shown first on the home page */
  readonly productGroup: Omit<DemoProductGroup, 'code' | 'featured'>
  /** the topics of the other slides, then of the ads */
  readonly topics: readonly [string, string, string, string, string]
}
