import type { AccountKind, RowKey } from '#domain/access.ts'
import type { Features } from '#domain/brand.ts'
import type { FileType } from '#domain/fileTypes.ts'
import type { ByLanguage, Language } from '#domain/locale.ts'
import type { CommonVerb } from './access.ts'
import type { IconName } from './iconNames.ts'
import type { KindName } from './kinds/kindNames.ts'

/** What a shop may keep from its shoppers. */
export const shownNames = ['pricing', 'stock'] as const
export type ShownName = (typeof shownNames)[number]

/** One property of a resource: JSON Schema plus the extension keywords of `keywords.ts`. */
export type Property = {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  readonly format?: string
  readonly enum?: readonly string[]
  readonly default?: string | number | boolean
  /** written by the server alone: no form asks for it, no write takes it */
  readonly readOnly?: boolean
  /** taken and kept, but never given out again */
  readonly writeOnly?: boolean
  readonly maxLength?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly items?: Property
  readonly properties?: Readonly<Record<string, Property>>
  readonly required?: readonly string[]
  /** the field kind, where type and format do not already say it */
  readonly 'x-kind'?: KindName
  readonly 'x-translatable'?: boolean
  readonly 'x-unique'?: boolean
  /** the resource this refers to: on a property to one, on the `items` of an array to many */
  readonly 'x-relation'?: string
  /** beside `x-relation`: the records that a form offers to choose from; default: all that one may read */
  readonly 'x-options'?: RelationOptions
  readonly 'x-label'?: ByLanguage
  readonly 'x-help'?: ByLanguage
  readonly 'x-enum-labels'?: Readonly<Record<string, ByLanguage>>
  /** by value of a choice: what is said of it instead, with the day that another field has as {date} */
  readonly 'x-dated'?: Readonly<Record<string, DatedLabel>>
  /** in a subtitle: what is said instead of its name and value, with fields of the record as {name} */
  readonly 'x-phrase'?: ByLanguage
  /** shown, and required where listed as required, only while another field has one of these values */
  readonly 'x-when'?: Readonly<Record<string, readonly string[]>>
  /** the further verb that one needs to see this field and to set it */
  readonly 'x-access'?: string
  /** not kept with the record: its behaviour says what it is, and what becomes of a value that is set */
  readonly 'x-derived'?: boolean
  /** has no place of its own on a screen: it decides what is offered, or others say it better */
  readonly 'x-unseen'?: boolean
  /**
   * in the input of an action: the field of the record that it starts with; default: of its own name. In
   * rows also a field of the record that a relation of the row leads to, such as `product.price`
   */
  readonly 'x-starts-with'?: string
  /** of a date in the input of an action: so many days from now, where nothing later is known */
  readonly 'x-starts-in'?: number
  /** of an amount in rows: the amount that it is compared with, and changed by a rate of */
  readonly 'x-compares'?: Comparison
  /** in the input of an action: a row for each row of a field of the record, no more and no fewer */
  readonly 'x-rows'?: RowSource
  /** the records that this figure is the sum of: it leads to them */
  readonly 'x-ledger'?: Ledger
  /** the verb that changes it, asked for where it stands */
  readonly 'x-verb'?: string
  /** of a file: the types it may have, such as `image/png`; default: a picture */
  readonly 'x-accepts'?: readonly FileType[]
  /** of a file: for those alone who may read the record, by an address that opens it for some minutes */
  readonly 'x-private'?: boolean
  /** of a file: shoppers may read it while a record of this resource that they see points to its record */
  readonly 'x-shown-by'?: string
  /** kept in capitals, however it is typed */
  readonly 'x-case'?: 'upper'
  /**
   * a code that the server makes with the record, tells whoever creates it and nobody afterwards, and keeps as
   * a hash; a search for the whole of it finds the record. Names the field that shows its last characters
   */
  readonly 'x-secret'?: string
  /** it is there only where the brand switches this on */
  readonly 'x-feature'?: Feature
  /** shoppers see it only while the shop shows this */
  readonly 'x-shown'?: ShownName
}

/**
 * Which records fit: those that parameters of their own list find, such as `{ 'free[gte]': ['1'] }`, and whose
 * fields have the values of other fields of the same form: `{ company: 'buyer' }`, or `'order.company'` for
 * what the chosen order has. A field that is empty restricts nothing. Forms offer no others; that the server
 * refuses them is for its behaviour to say, which knows why.
 */
export type RelationOptions = {
  readonly where?: Condition
  readonly by?: Readonly<Record<string, string>>
}

export type ObjectSchema = {
  readonly type: 'object'
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, Property>>
}

export type Section = {
  readonly title: ByLanguage
  readonly help?: ByLanguage
  readonly fields: readonly string[]
  /** what staff reads when nothing but this section was saved */
  readonly saved?: ByLanguage
  /** beside the main column: status, visibility, relations */
  readonly aside?: boolean
}

/** Of which field the rows are, what of them is shown first, and which of them are meant. */
export type RowSource = {
  readonly of: string
  readonly shows: readonly string[]
  readonly only?: Condition
}

/**
 * The field of the record that a relation of the row leads to (`product.price`), what it is called here, what the
 * difference is called, and from how many percent on, below or above, somebody is asked whether it is meant.
 */
export type Comparison = {
  readonly with: string
  readonly label: ByLanguage
  readonly change: ByLanguage
  readonly below: number
  readonly above: number
}

/** Of which resource the entries are, by which of their fields they belong to which of this record, and which of them count. */
export type Ledger = {
  readonly of: string
  readonly by: Readonly<Record<string, string>>
  readonly where?: Condition
}

/** Of which field the day is, and what is said with it. */
export type DatedLabel = { readonly by: string; readonly text: ByLanguage }

/** Of which resource, by which of their fields they belong to which of this record, and what is shown of them. */
export type RelatedDeclaration = Ledger & { readonly columns: readonly string[] }

/** A switch of the brand. */
export type Feature = keyof Features

/** The fields that decide, and the values each of them may have. */
export type Condition = Readonly<Record<string, readonly string[]>>

export type ActionDeclaration = {
  readonly label: ByLanguage
  /** the state in which it can be done, or several; the server refuses it in all others */
  readonly from?: Condition | readonly Condition[]
  readonly confirm?: ByLanguage
  /** what is said once it is done; default: that the record was updated */
  readonly done?: ByLanguage
  /** it changes nothing and leads to a page, whose address its behaviour answers */
  readonly opens?: true
  readonly input?: ObjectSchema
  /**
   * What would come of it, asked for while its input is typed and told beside it: facts of the whole, and
   * under the name of rows of the input those of each row
   */
  readonly estimate?: ObjectSchema
  /** it ends something: asked for in the colour of warnings, and never the first to be proposed */
  readonly danger?: boolean
  /** the permission verb; default: update */
  readonly access?: string
}

/** The groups of the CMS navigation, in their order. */
export const menuSections = [
  'catalogue',
  'sales',
  'people',
  'marketing',
  'metadata',
  'system',
] as const
export type MenuSection = (typeof menuSections)[number]

/** From a record to those it belongs to. */
export type RowPaths = Readonly<Partial<Record<RowKey, string>>>

/** The shapes of the shop that a record can be previewed in. */
export const previewNames = ['slide', 'ad'] as const
export type PreviewName = (typeof previewNames)[number]

/** A part of a list that has a name: those whose fields have one of these values. */
export type ListView = {
  readonly name: string
  readonly label: ByLanguage
  readonly where: Condition
}

export type ResourceDeclaration = {
  /** plural: API path, table and text prefix */
  readonly name: string
  /** where the CMS shows it; `path` where its URL differs from the name, `add` where that of a new one is not `add` */
  readonly menu: {
    readonly section: MenuSection
    readonly icon: IconName
    readonly path?: string
    readonly add?: string
    /** smaller numbers stand first in their section; default: 100, then by name */
    readonly order?: number
  }
  /** singular and plural */
  readonly labels: Readonly<Partial<Record<Language, readonly [string, string]>>>
  readonly schema: ObjectSchema
  /** the field that names a record; default: title, name or the first text */
  readonly title?: string
  readonly table: {
    readonly columns: readonly string[]
    readonly sort: string
    /** of a relation, the words that the records it points to are found by themselves */
    readonly search?: readonly string[]
    readonly filters?: readonly string[]
    /** beside all of them */
    readonly views?: readonly ListView[]
  }
  readonly screens?: {
    readonly edit?: 'page' | 'dialog'
    readonly sections?: readonly Section[]
    /** records of other resources that belong to one, listed on its page in the order of their own list */
    readonly related?: readonly RelatedDeclaration[]
  }
  /** own fields that travel along wherever another record refers to this one */
  readonly reference?: readonly string[]
  /** fields that tell it from others of its name, wherever one of several is chosen or found; default: `reference` */
  readonly subtitle?: readonly string[]
  /** also readable by shoppers; `key`: a unique field that serves as an address too */
  readonly public?: { readonly path?: string; readonly key?: string }
  /**
   * What staff may do, beside the permissions they need for it. `verbs`: those the API offers at all;
   * `rows`: the field that leads to the company or tenant a record belongs to (`company`,
   * `tenant.company`, `_id`), or to the customer, so that people meet only what is theirs
   */
  readonly access?: {
    readonly verbs?: readonly CommonVerb[]
    readonly rows?: RowPaths
  }
  /** what shoppers may do with the records that are theirs, by `access.rows`, beside staff */
  readonly shoppers?: readonly CommonVerb[]
  /** each record belongs to the account that made it, which alone sees and changes it; staff does not */
  readonly owned?: boolean
  /** the records are people of this kind: each has an account and can sign in */
  readonly signsIn?: AccountKind
  /** its records are pictures: wherever another points to them, they are shown and chosen as such */
  readonly arePictures?: true
  /** there is exactly one record of it: no list, nothing to add, nothing to delete */
  readonly singleton?: true
  /** records stand in a sequence that people give them */
  readonly ordered?: true
  /** to-many properties that may be long: they are read, added to and taken from apart from the record */
  readonly members?: readonly string[]
  /** the shape in which shoppers meet a record; its screens show it as they do */
  readonly preview?: PreviewName
  /** says of each record in how many places it is used */
  readonly counted?: true
  /**
   * where one database serves several brands. `one`: a record belongs to a brand, and its shoppers alone meet
   * it; `several`: it names the brands whose shoppers do, none named: all of them
   */
  readonly brands?: 'one' | 'several'
  /** the relation to one that belongs to a brand, and the record with it */
  readonly brandOf?: string
  /** people meet it only where the brand switches this on */
  readonly feature?: Feature
  /** shoppers look through theirs only where the brand switches this on; one that they can name they always read */
  readonly listedWith?: Feature
  readonly activatable?: boolean
  readonly visible?: boolean
  /** fields that may be empty while a record is hidden; of a list inside it, one is enough */
  readonly requiredWhenVisible?: readonly (string | readonly string[])[]
  readonly copyable?: boolean
  readonly actions?: Readonly<Record<string, ActionDeclaration>>
}

/** Keeps literal names for the compiler and does nothing else: a declaration is inert data. */
export const defineResource = <const D extends ResourceDeclaration>(declaration: D): D =>
  declaration
