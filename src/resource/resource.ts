import type { AccountKind } from '#domain/access.ts'
import { pickTranslation, type ByLanguage, type Language } from '#domain/locale.ts'
import type { CommonVerb } from './access.ts'
import type {
  ActionDeclaration,
  Feature,
  ListView,
  MenuSection,
  Property,
  RelatedDeclaration,
  ResourceDeclaration,
  Section,
} from './declaration.ts'
import type { IconName } from './iconNames.ts'
import type { KindName } from './kinds/kindNames.ts'
import type { Labels } from './labels.ts'

export type Field = {
  readonly name: string
  readonly kind: KindName
  readonly column: string
  readonly property: Property
  readonly required: boolean
  readonly translatable: boolean
  readonly unique: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  /** has no column: its behaviour computes it */
  readonly derived: boolean
  /** the additional verb needed to read and set it */
  readonly access: string | undefined
  /** the resource this field refers to, if any */
  readonly target: string | undefined
  readonly label: Labels
  readonly help: ByLanguage | undefined
  /** the values of other fields under which this one applies */
  readonly when: Property['x-when']
}

/** A declaration with all defaults filled in. */
export type Resource = {
  readonly name: string
  readonly table: string
  readonly fields: readonly Field[]
  readonly field: Readonly<Record<string, Field>>
  readonly titleField: Field
  readonly references: readonly Field[]
  /** fields that distinguish it from records of the same name */
  readonly subtitle: readonly Field[]
  /** to-many fields that are read and written separately from the record */
  readonly members: readonly Field[]
  /** codes that are shown once, each with the field that shows its last characters */
  readonly secrets: readonly { readonly name: string; readonly shownBy: string }[]
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly filters: readonly string[]
  readonly sort: string
  readonly views: readonly ListView[]
  readonly edit: 'page' | 'dialog'
  readonly sections: readonly Section[]
  readonly related: readonly RelatedDeclaration[]
  readonly labels: { readonly one: Labels; readonly many: Labels }
  readonly menu: {
    readonly section: MenuSection
    readonly icon: IconName
    readonly path: string
    readonly add: string
    readonly order: number
  }
  readonly public: { readonly path: string; readonly key: string | undefined } | undefined
  readonly translatable: readonly Field[]
  /** what staff may do at all, given the permission */
  readonly verbs: readonly CommonVerb[]
  readonly rows: NonNullable<ResourceDeclaration['access']>['rows']
  /** whether a field requires an additional permission */
  readonly hasGuardedFields: boolean
  readonly owned: boolean
  /** what shoppers may do with their own records */
  readonly shoppers: readonly CommonVerb[]
  /** the feature of the brand that lets shoppers list their records */
  readonly listedWith: Feature | undefined
  readonly brands: ResourceDeclaration['brands']
  readonly brandOf: string | undefined
  readonly signsIn: AccountKind | undefined
  readonly arePictures: boolean
  readonly singleton: boolean
  readonly ordered: boolean
  readonly counted: boolean
  readonly preview: string | undefined
  readonly activatable: boolean
  readonly visible: boolean
  /** a visible record needs one applicable field of each of these lists */
  readonly requiredWhenVisible: readonly (readonly Field[])[]
  readonly copyable: boolean
  readonly actions: Readonly<Record<string, ActionDeclaration>>
}

export type Catalogue = ReadonlyMap<string, Resource>

/** The fields of every record, in addition to the declared ones. */
export const systemFields = ['_id', 'version', 'createdAt', 'updatedAt'] as const

/** Returns the name of the field that holds the number of members. */
export const countFieldOf = (member: string): string => `${member}Count`

/** The field that holds the number of places in which a record is used. */
export const usesField = 'uses'

/** The field that holds whether a record lacks what it needs to be visible. */
export const incompleteField = 'incomplete'

/** The field that holds the place in the order, from 1. */
export const placeField = 'place'

/** Returns everything of a resource that may refer to another one. */
export const fieldsAndMembers = ({ fields, members }: Resource): readonly Field[] => [
  ...fields,
  ...members,
]

/** Returns the relations whose target records' words are searched, too. */
export const searchedRelations = (resource: Resource): readonly Field[] =>
  fieldsAndMembers(resource).filter(
    ({ name, target }) => target !== undefined && resource.search.includes(name),
  )

/** Returns whether a field applies to a record, given the values of the fields it depends on. */
export const fieldApplies = (field: Field, record: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(field.when ?? {}).every(([name, values]) => values.includes(String(record[name])))

export const textIn = (texts: ByLanguage | undefined, language: Language): string | undefined =>
  texts && pickTranslation(texts, language)
