import type { components, paths } from '#openapi/types.gen.ts'

type Schemas = components['schemas']

/** The contract's answer to a request for a path. */
export type AnswerTo<Path extends keyof paths> = paths[Path]['get'] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** An object of an answer with all its members, which only records can be asked for without. */
type Whole<T> = T extends object ? { readonly [Key in keyof T]-?: Whole<T[Key]> } : T

/** A record of the contract with the fields that the shop always asks for and that have a value. */
type RecordWith<Name extends keyof T, T> = {
  readonly [Key in Name]-?: NonNullable<Whole<T[Key]>>
} & { readonly [Key in Exclude<keyof T, Name>]?: Whole<T[Key]> }

type ItemOf<T> = NonNullable<T> extends readonly (infer Item)[] ? Item : never

export type Product = RecordWith<'_id' | 'code' | 'name' | 'type', Schemas['ProductsPublic']> &
  Pick<Whole<Schemas['ProductsPublic']>, 'price'>

/** A picture as the contract has it, of which orders know less. */
type PublicPicture = ItemOf<Product['images']>
export type PictureFile = Pick<PublicPicture['file'], '_id' | 'url' | 'width' | 'height'> &
  Partial<Pick<PublicPicture['file'], 'placeholder' | 'transparent'>>
export type PictureRecord = Omit<PublicPicture, 'file'> & { readonly file: PictureFile }

export type Faq = ItemOf<Product['faqs']>

type ProductDocument = ItemOf<Product['documentation']>
type Certificate = ItemOf<Product['certifications']>

/** The common fields of documents and certificates; `file` is null if there is only a name. */
export type BaseDocument = Pick<
  ProductDocument & Certificate,
  '_id' | 'title' | 'file' | 'language'
>

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
] as const satisfies readonly (keyof Product)[]

/** An application, industry or use case. */
export type Topic = RecordWith<'_id' | 'code' | 'title', Schemas['ApplicationsPublic']>

/** A reference to a topic, which has a page of its own. */
export type CodedRef = Pick<Topic, '_id' | 'code' | 'title'>

export type Group = RecordWith<'_id' | 'title', Schemas['ProductGroupsPublic']>

/** A slide of the home page. */
export type SlideRecord = RecordWith<'_id' | 'position' | 'title', Schemas['SlidersPublic']>

export type AdRecord = RecordWith<'_id' | 'title', Schemas['AdsPublic']>

type ProductPage = AnswerTo<'/api/marketplace-customer/products'>
type ProductFacets = NonNullable<ProductPage['facets']>

export type ProductFacetValue = ItemOf<Whole<ProductFacets['type']>>
export type ProductFacetRange = {
  readonly [End in keyof NonNullable<ProductFacets['price']>]-?: number | null
}

export type ProductList = {
  readonly data: readonly Product[]
  readonly meta: ProductPage['meta']
  readonly facets?: Readonly<Record<string, readonly ProductFacetValue[] | ProductFacetRange>>
}

export type Metadata = NonNullable<Whole<AnswerTo<'/api/metadata'>>['data']>

/** The shop settings, with texts in the requested language. */
export type Settings = Whole<AnswerTo<'/api/marketplace-customer/settings'>>['data']
