import type { AccountKind, OwnerKey } from '#domain/access.ts'
import type { ShownName } from '#domain/shownNames.ts'
import type { Features } from '#domain/brand.ts'
import type { FileType } from '#domain/fileTypes.ts'
import type { ByLanguage, Language } from '#domain/locale.ts'
import type { CommonVerb } from './access.ts'
import type { IconName } from './iconNames.ts'
import type { KindName } from './kinds/kindNames.ts'

/** One property of a resource: JSON Schema plus the extension keywords of `keywords.ts`. */
export type Property = {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  readonly format?: string
  readonly enum?: readonly string[]
  readonly default?: string | number | boolean
  /** written only by the server: no form asks for it and no write accepts it */
  readonly readOnly?: boolean
  /** accepted and stored, but never returned */
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
  /** the field kind, where type and format do not imply it */
  readonly 'x-kind'?: KindName
  readonly 'x-translatable'?: boolean
  readonly 'x-unique'?: boolean
  /** the resource this refers to: on a property to one record, on an array's `items` to many */
  readonly 'x-relation'?: string
  /** with `x-relation`: the records that a form offers; default: all that the user may read */
  readonly 'x-options'?: RelationOptions
  readonly 'x-label'?: ByLanguage
  readonly 'x-help'?: ByLanguage
  readonly 'x-enum-labels'?: Readonly<Record<string, ByLanguage>>
  /** by value of a choice: a label to use instead, with {date} for the date in another field */
  readonly 'x-dated'?: Readonly<Record<string, DatedLabel>>
  /** in a subtitle: text to use instead of the field's name and value, with fields as {name} */
  readonly 'x-phrase'?: ByLanguage
  /** shown, and required if listed so, only while another field has one of these values */
  readonly 'x-when'?: Readonly<Record<string, readonly string[]>>
  /** the additional verb needed to read and set this field */
  readonly 'x-access'?: string
  /** not stored with the record: the behaviour computes it and handles values that are set */
  readonly 'x-derived'?: boolean
  /** not shown on screens: it only decides what is offered, or other fields show it better */
  readonly 'x-unseen'?: boolean
  /**
   * In the input of an action: the field of the record that it is prefilled from; default: the
   * field of the same name. In rows also a field of a related record, such as `part.price`.
   */
  readonly 'x-starts-with'?: string
  /** of a date in the input of an action: starts this many days from now, or later if known */
  readonly 'x-starts-in'?: number
  /** of an amount in rows: the amount that it is compared with and can be set as a percentage of */
  readonly 'x-compares'?: Comparison
  /** in the input of an action: exactly one row for each row of a field of the record */
  readonly 'x-rows'?: RowSource
  /** the records that this figure is the sum of; it links to them */
  readonly 'x-ledger'?: Ledger
  /** the verb that changes it, offered next to the value */
  readonly 'x-verb'?: string
  /** of a file: the accepted types, such as `image/png`; default: a picture */
  readonly 'x-accepts'?: readonly FileType[]
  /** of a file: only for those who may read the record, by a URL that is valid for some minutes */
  readonly 'x-private'?: boolean
  /** of a file: shoppers may read it while they see a record of this resource that refers to it */
  readonly 'x-shown-by'?: string
  /** stored in upper case, whatever the case of the input */
  readonly 'x-case'?: 'upper'
  /**
   * A code that the server generates with the record, shows only to its creator, and stores as a
   * hash; a search for the whole code finds the record. Names the field that shows its last
   * characters.
   */
  readonly 'x-secret'?: string
  /** exists only where the brand enables this feature */
  readonly 'x-feature'?: Feature
  /** visible to shoppers only while the shop shows this */
  readonly 'x-shown'?: ShownName
}

/**
 * Which related records a form offers: those that match the list parameters in `where`, such as
 * `{ 'free[gte]': ['1'] }`, and whose fields equal the fields of the same form in `by`:
 * `{ maker: 'brand' }`, or `'order.maker'` for a field of the chosen order. An empty field
 * restricts nothing. Refusing other records on the server is up to the behaviour of the resource.
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
  /** shown to staff after a save that changed only this section */
  readonly saved?: ByLanguage
  /** in the side column: status, visibility, relations */
  readonly aside?: boolean
}

/**
 * The list field that the rows come from, the fields shown first, and the rows that are included.
 */
export type RowSource = {
  readonly of: string
  readonly shows: readonly string[]
  readonly only?: Condition
}

/**
 * The field of a related record that an amount is compared with (`part.price`), its label, the
 * label of the difference, and the percentages below and above from which a confirmation is asked.
 */
export type Comparison = {
  readonly with: string
  readonly label: ByLanguage
  readonly change: ByLanguage
  readonly below: number
  readonly above: number
}

/**
 * The resource of the entries, the fields by which they belong to this record, and which of them
 * count.
 */
export type Ledger = {
  readonly of: string
  readonly by: Readonly<Record<string, string>>
  readonly where?: Condition
}

/** The field that holds the date, and the text with a place for it. */
export type DatedLabel = { readonly by: string; readonly text: ByLanguage }

/**
 * The resource of the records, the fields by which they belong to this record, and the columns
 * shown.
 */
export type RelatedDeclaration = Ledger & { readonly columns: readonly string[] }

export type Feature = keyof Features

/** The fields that decide, and the values each of them may have. */
export type Condition = Readonly<Record<string, readonly string[]>>

/** The icons that an action can ask for. */
export const actionIconNames = ['send'] as const
export type ActionIconName = (typeof actionIconNames)[number]

export type ActionDeclaration = {
  readonly label: ByLanguage
  /** the state, or one of the states, in which it is possible; the server refuses all others */
  readonly from?: Condition | readonly Condition[]
  readonly confirm?: ByLanguage
  /** shown once it is done, with `{name}` for fields; default: that the record was updated */
  readonly done?: ByLanguage
  /** whether the server does it too when a record is created */
  readonly onCreate?: boolean
  /** default: by what the action does */
  readonly icon?: ActionIconName
  /** changes nothing and opens a page, whose URL the behaviour returns */
  readonly opens?: true
  readonly input?: ObjectSchema
  /**
   * What the action would result in, requested while its input is being typed and shown next to it:
   * facts about the whole and, under the name of rows of the input, facts about each row.
   */
  readonly estimate?: ObjectSchema
  /** ends something: shown in the colour of danger and never suggested first */
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

/** The paths from a record to those it belongs to. */
export type RowPaths = Readonly<Partial<Record<OwnerKey, string>>>

/** A named part of a list: the records whose fields have one of these values. */
export type ListView = {
  readonly name: string
  readonly label: ByLanguage
  readonly where: Condition
}

export type ResourceDeclaration = {
  /** plural; used for the API path, the table and the text prefix */
  readonly name: string
  /**
   * where the CMS shows it; `path` if its URL differs from the name, `add` if that of a new record
   * is not `add`
   */
  readonly menu: {
    readonly section: MenuSection
    readonly icon: IconName
    readonly path?: string
    readonly add?: string
    /** smaller numbers come first in their section; default: 100, then by name */
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
    /** fields that are searched; of a relation, the searched fields of the records it points to */
    readonly search?: readonly string[]
    readonly filters?: readonly string[]
    /** shown after the view of all records */
    readonly views?: readonly ListView[]
  }
  readonly screens?: {
    readonly edit?: 'page' | 'dialog'
    readonly sections?: readonly Section[]
    /** records of other resources that belong to it, listed on its page in their own order */
    readonly related?: readonly RelatedDeclaration[]
  }
  /** own fields that are embedded wherever another record refers to this one */
  readonly reference?: readonly string[]
  /**
   * fields that distinguish records of the same name in choices and search results; default:
   * `reference`
   */
  readonly subtitle?: readonly string[]
  /** also readable by shoppers; `key`: a unique field that also works as an address */
  readonly public?: { readonly path?: string; readonly key?: string }
  /**
   * What staff may do, given the permissions. `verbs`: those that the API offers at all; `rows`:
   * by kind of owner, the field that leads to whom a record belongs to (`buyer`, `room.buyer`,
   * `_id`), so that people access only their own records.
   */
  readonly access?: {
    readonly verbs?: readonly CommonVerb[]
    readonly rows?: RowPaths
  }
  /** what shoppers may do with their own records, as defined by `access.rows` */
  readonly shoppers?: readonly CommonVerb[]
  /**
   * each record belongs to the account that created it; only that account can read or change it,
   * not staff
   */
  readonly owned?: boolean
  /** the records are people of this kind: each has an account and can sign in */
  readonly signsIn?: AccountKind
  /** its records are pictures: relations to them are shown and chosen as pictures */
  readonly arePictures?: true
  /** exactly one record exists: no list, no create, no delete */
  readonly singleton?: true
  /** records have an order that people set */
  readonly ordered?: true
  /**
   * to-many properties that may be long: read, added to and removed from separately from the record
   */
  readonly members?: readonly string[]
  /** the component in which shoppers see a record; its screens show it the same way */
  readonly preview?: string
  /** returns for each record in how many places it is used */
  readonly counted?: true
  /**
   * Where one database serves several brands. `one`: a record belongs to one brand, and only its
   * shoppers see it; `several`: it names the brands whose shoppers see it, or none for all of them.
   */
  readonly brands?: 'one' | 'several'
  /** the relation to a record that belongs to a brand; this record belongs to the same one */
  readonly brandOf?: string
  /** available only where the brand enables this feature */
  readonly feature?: Feature
  /**
   * shoppers can list their records only where the brand enables this; they can always read one
   * they can name
   */
  readonly listedWith?: Feature
  readonly activatable?: boolean
  readonly visible?: boolean
  /** fields that may be empty while a record is hidden; of a nested list, one is enough */
  readonly requiredWhenVisible?: readonly (string | readonly string[])[]
  readonly copyable?: boolean
  readonly actions?: Readonly<Record<string, ActionDeclaration>>
}

/**
 * Returns the declaration unchanged; the type parameter keeps its literal names for the compiler.
 */
export const defineResource = <const D extends ResourceDeclaration>(declaration: D): D =>
  declaration
