import type { Money } from '#domain/money.ts'

/** Response types of the public API, limited to what the storefront uses. */
export type Ref = { readonly _id: string; readonly title: string }

/** A reference to a record that has its own page. */
export type CodedRef = Ref & { readonly code: string }

export type PictureFile = {
  readonly _id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly placeholder?: string | null
  /** cut out, without a background */
  readonly transparent?: boolean
}

export type PictureRecord = {
  readonly _id: string
  readonly title: string
  readonly file: PictureFile | null
}

export type ProductRef = {
  readonly _id: string
  readonly name: string
  readonly code: string
  readonly type: string
}

export type Product = {
  readonly _id: string
  readonly name: string
  readonly shortName?: string | null
  readonly code: string
  readonly price: Money | null
  readonly description?: string | null
  readonly images?: readonly PictureRecord[]
  readonly type: string
  readonly stockMode?: 'tracked' | 'derived' | 'none' | null
  readonly stock?: number | null
  readonly specs?: readonly { readonly name: string; readonly value: string }[]
  readonly documentation?: readonly ProductDocument[]
  readonly certifications?: readonly Certificate[]
  readonly boxContents?: readonly { readonly item: string; readonly quantity: number }[]
  readonly lengthMm?: number | null
  readonly widthMm?: number | null
  readonly heightMm?: number | null
  readonly communicationType?: string | null
  readonly networkServers?: readonly string[]
  readonly faqs?: readonly Faq[]
  readonly tags?: readonly Ref[]
  readonly applications?: readonly Ref[]
  readonly useCases?: readonly Ref[]
  readonly industries?: readonly Ref[]
  readonly deviceType?: Ref | null
  readonly gatewayType?: Ref | null
  readonly accessoryType?: Ref | null
  readonly relatedAccessories?: readonly ProductRef[]
  readonly similarProducts?: readonly ProductRef[]
  readonly includedProducts?: readonly { readonly product: ProductRef; readonly quantity: number }[]
} & Readonly<Partial<Record<SpecField, string | number | null>>>

/** A downloadable PDF. */
export type DocumentFile = { readonly url: string; readonly size: number }

/** The common fields of documents and certificates; `file` is missing if there is only a name. */
export type BaseDocument = Ref & {
  readonly file?: DocumentFile | null
  /** null if it is for all languages */
  readonly language?: string | null
}

export type ProductDocument = BaseDocument & {
  readonly kind: string
  readonly revision?: string | null
}

export type Certificate = BaseDocument & {
  readonly number?: string | null
  /** YYYY-MM-DD */
  readonly issuedOn?: string | null
}

export type SpecField = (typeof specFields)[number]

/** The product fields in the specification table, in this order. */
export const specFields = [
  'communicationType',
  'connectivityType',
  'platformType',
  'subscriptionType',
  'subscriptionPeriod',
  'licenceType',
  'licenceQuantity',
  'notificationPackageType',
  'notificationPackageLimit',
  'batteryLife',
  'weightG',
  'warrantyMonths',
  'leadTime',
] as const

export type Faq = { readonly question: string; readonly answer: string }

/** An application, industry or use case. */
export type Topic = CodedRef & {
  readonly description?: string | null
  readonly picture?: PictureRecord | null
}

export type Group = {
  readonly _id: string
  readonly code?: string | null
  readonly title: string
  readonly description?: string | null
}

export type ProductFacetValue = {
  readonly value: string
  readonly label: string
  readonly count: number
}
export type ProductFacetRange = { readonly min: number | null; readonly max: number | null }

export type ResultPage<T> = {
  readonly data: readonly T[]
  readonly meta: {
    readonly total: number
    readonly page: number
    readonly limit: number
    /** there was no exact match; these products are only similar */
    readonly similar?: true
  }
  readonly facets?: Readonly<Record<string, readonly ProductFacetValue[] | ProductFacetRange>>
}

export type Metadata = {
  readonly enums: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly labels: Readonly<Record<string, string>>
}

type FeatureSwitch = { readonly enabled: boolean }

/** A PNG uploaded by staff. */
export type ShopImage = {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The shop settings, with texts in the requested language. */
export type Settings = {
  readonly name: string
  readonly tagline: string
  readonly description: string
  readonly copyright: string
  readonly logo: ShopImage | null
  readonly favicon: ShopImage | null
  readonly currency: string
  readonly contact: {
    readonly email: string
    readonly phone: string
    readonly address: string
    readonly hours: string
  }
  readonly social: readonly { readonly network: string; readonly url: string }[]
  readonly allLanguages: readonly { readonly code: string; readonly label: string }[]
  readonly supportedLanguages: readonly { readonly code: string }[]
  readonly language: string
  readonly visibility: {
    readonly pricing: FeatureSwitch
    readonly stock: FeatureSwitch
    readonly payment?: FeatureSwitch
  }
  readonly whatsapp: { readonly enabled: boolean; readonly url: string | null }
  /** where customers edit their details, if not in this shop */
  readonly portalUrl?: string | null
  readonly customersEditProfile?: boolean
}

/** A slide of the home page. */
export type SlideRecord = {
  readonly _id: string
  readonly title: string
  readonly subTitle?: string | null
  readonly description?: string | null
  readonly position: 'left' | 'center' | 'right'
  readonly picture: PictureRecord | null
  readonly link?: string | null
}

export type AdRecord = {
  readonly _id: string
  readonly title: string
  readonly description?: string | null
  readonly picture: PictureRecord | null
  readonly link?: string | null
}
