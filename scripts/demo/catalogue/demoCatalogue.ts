import type { OpeningSlide } from '#domain/layout.ts'
import type { Translations } from '#domain/locale.ts'
import type { Row } from '#server/engine/context.ts'

/** A record that others refer to by its code; what is not listed are fields as they are. */
export type DemoTopic = Row & {
  readonly code: string
  readonly title: Translations
  readonly description?: Translations
  /** the key of its picture */
  readonly picture?: string
}

export type DemoProduct = Row & {
  readonly code: string
  readonly type: string
  readonly name: Translations
  /** by paragraph */
  readonly description: Translations<readonly string[]>
  /** the files in `pictures`, the first one first */
  readonly images: readonly string[]
  readonly stock: number | null
  readonly leadTime: string
  /** products that are not physical have no dimensions */
  readonly lengthMm?: number
  readonly widthMm?: number
  readonly heightMm?: number
  readonly weightG?: number
  /** the contents of the box, by the key of their names; `unit` is the product itself */
  readonly box: readonly (readonly [item: string, quantity: number])[]
  readonly specs: Readonly<Record<string, string | number | readonly string[]>>
  readonly applications: readonly string[]
  readonly relatedAccessories: readonly string[]
  readonly similarProducts: readonly string[]
  readonly includedProducts?: readonly { readonly product: string; readonly quantity: number }[]
  readonly visible: boolean
}

/** A document or certificate: a file in `documents`, and the codes of its products. */
export type DemoDocument = Row & { readonly file: string; readonly products: readonly string[] }
/** `title` is the mark, such as CE. */
export type DemoCertificate = DemoDocument & { readonly title: string }

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

export type DemoGiftCard = Row & { readonly code: string; readonly expiresInDays?: number }

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
