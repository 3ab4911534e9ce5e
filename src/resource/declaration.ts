import type { AccountKind, RowKey } from '#domain/access.ts'
import type { Features } from '#domain/brand.ts'
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
  readonly 'x-label'?: ByLanguage
  readonly 'x-help'?: ByLanguage
  readonly 'x-enum-labels'?: Readonly<Record<string, ByLanguage>>
  /** shown, and required where listed as required, only while another field has one of these values */
  readonly 'x-when'?: Readonly<Record<string, readonly string[]>>
  /** the further verb that one needs to see this field and to set it */
  readonly 'x-access'?: string
  /** not kept with the record: its behaviour says what it is, and what becomes of a value that is set */
  readonly 'x-derived'?: boolean
  /** has no place of its own on a screen: it decides what is offered, or others say it better */
  readonly 'x-unseen'?: boolean
  /** in the input of an action: the field of the record that it starts with; default: of its own name */
  readonly 'x-starts-with'?: string
  /** in the input of an action: a row for each row of a field of the record, no more and no fewer */
  readonly 'x-rows'?: RowsOf
  /** the records that this figure is the sum of: it leads to them */
  readonly 'x-ledger'?: Ledger
  /** the verb that changes it, asked for where it stands */
  readonly 'x-verb'?: string
  /** of a file: the types it may have, such as `image/png`; default: any that can be uploaded */
  readonly 'x-accepts'?: readonly string[]
  /** of a file: for those alone who may read the record, by an address that opens it for some minutes */
  readonly 'x-private'?: boolean
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

export type ObjectSchema = {
  readonly type: 'object'
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, Property>>
}

export type Section = {
  readonly title: ByLanguage
  readonly help?: ByLanguage
  readonly fields: readonly string[]
  /** beside the main column: status, visibility, relations */
  readonly aside?: boolean
}

/** Of which field the rows are, what of them is shown first, and which of them are meant. */
export type RowsOf = {
  readonly of: string
  readonly shows: readonly string[]
  readonly only?: Condition
}

/** Of which resource the entries are, by which of their fields they belong to which of this record, and which of them count. */
export type Ledger = {
  readonly of: string
  readonly by: Readonly<Record<string, string>>
  readonly where?: Condition
}

/** A switch of the brand. */
export type Feature = keyof Features

/** The fields that decide, and the values each of them may have. */
export type Condition = Readonly<Record<string, readonly string[]>>

export type ActionDeclaration = {
  readonly label: ByLanguage
  /** the state in which it can be done, or several; the server refuses it in all others */
  readonly from?: Condition | readonly Condition[]
  readonly confirm?: ByLanguage
  /** it changes nothing and leads to a page, whose address its behaviour answers */
  readonly opens?: true
  readonly input?: ObjectSchema
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
  /** where the CMS shows it; `path` where its URL differs from the name */
  readonly menu: {
    readonly section: MenuSection
    readonly icon: IconName
    readonly path?: string
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
    readonly search?: readonly string[]
    readonly filters?: readonly string[]
    /** beside all of them */
    readonly views?: readonly ListView[]
  }
  readonly screens?: { readonly edit?: 'page' | 'dialog'; readonly sections?: readonly Section[] }
  /** own fields that travel along wherever another record refers to this one */
  readonly reference?: readonly string[]
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
  /** people meet it only where the brand switches this on */
  readonly feature?: Feature
  /** shoppers look through theirs only where the brand switches this on; one that they can name they always read */
  readonly listedWith?: Feature
  readonly activatable?: boolean
  readonly visible?: boolean
  readonly copyable?: boolean
  readonly actions?: Readonly<Record<string, ActionDeclaration>>
}

/** Keeps literal names for the compiler and does nothing else: a declaration is inert data. */
export const defineResource = <const D extends ResourceDeclaration>(declaration: D): D =>
  declaration
