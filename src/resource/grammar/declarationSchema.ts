import { accountKinds, ownerKeys } from '#domain/access.ts'
import { featureNames } from '#domain/brand.ts'
import { fullLanguages, languageCodes } from '#domain/locale.ts'
import { commonVerbs } from '../access.ts'
import { iconNames } from '../iconNames.ts'
import { menuSections } from '../menuSections.ts'
import { propertyParts, propertySchema } from './propertySchema.ts'
import {
  flag,
  list,
  map,
  number,
  object,
  oneOf,
  oneOrMore,
  ref,
  string,
  strings,
  type Part,
} from './schemaParts.ts'

const byLanguage = (values: Part): Readonly<Record<string, Part>> =>
  Object.fromEntries(languageCodes.map((code) => [code, values]))

const action = object(
  {
    label: ref('Text'),
    from: oneOrMore(
      ref('Condition'),
      'the state, or one of the states, in which it is possible; the server refuses all others',
    ),
    confirm: ref('Text', 'asked before it is done'),
    done: ref(
      'Text',
      'shown once it is done, with `{name}` for fields; default: that the record was updated',
    ),
    onCreate: flag('whether the server does it too when a record is created'),
    icon: oneOf(['send'], 'default: by what the action does'),
    opens: flag('changes nothing and opens a page, whose URL the behaviour returns'),
    input: ref('ObjectSchema', 'drawn and checked like any form'),
    estimate: ref(
      'ObjectSchema',
      'What the action would result in, requested while its input is being typed and shown next to it: facts about the whole and, under the name of rows of the input, facts about each row.',
    ),
    danger: flag('ends something: shown in the colour of danger and never suggested first'),
    access: string('the permission verb; default: update'),
  },
  ['label'],
  'A verb that a record offers beside update and delete.',
)

const menu = object(
  {
    section: ref('MenuSection'),
    icon: oneOf(iconNames),
    path: string('its URL, if that differs from the name'),
    add: string('the end of the URL of a new record, if that is not `add`'),
    order: number('smaller numbers come first in their section; default: 100, then by name'),
  },
  ['section', 'icon'],
  'where the CMS shows it',
)

const table = object(
  {
    columns: strings(),
    sort: string('a field; with `-` in front of it, the largest comes first'),
    search: strings(
      'fields that are searched; of a relation, the searched fields of the records it points to',
    ),
    filters: strings(),
    views: list(ref('ListView'), 'shown after the view of all records'),
  },
  ['columns', 'sort'],
  'the list',
)

const screens = object({
  edit: oneOf(['page', 'dialog'], 'default: page'),
  sections: list(ref('Section'), 'groups of a long form'),
  related: list(
    ref('RelatedDeclaration'),
    'records of other resources that belong to it, listed on its page in their own order',
  ),
})

const access = object(
  {
    verbs: list(oneOf(commonVerbs), 'those that the API offers at all'),
    rows: ref('RowPaths'),
  },
  [],
  'what staff may do, given the permissions',
)

/** The whole of a declaration; its types and its reference page are made from this schema. */
const resourceDeclaration = object(
  {
    name: string('plural; used for the API path, the table and the text prefix'),
    menu,
    labels: object(
      byLanguage({ type: 'array', prefixItems: [string(), string()], minItems: 2, maxItems: 2 }),
      fullLanguages,
      'singular and plural',
    ),
    schema: ref('ObjectSchema'),
    title: string('the field that names a record; default: title, name or the first text'),
    table,
    screens,
    reference: strings('own fields that are embedded wherever another record refers to this one'),
    subtitle: strings(
      'fields that distinguish records of the same name in choices and search results; default: `reference`',
    ),
    public: object(
      { path: string(), key: string('a unique field that also works as an address') },
      [],
      'also readable by shoppers',
    ),
    access,
    shoppers: list(
      oneOf(commonVerbs),
      'what shoppers may do with their own records, as defined by `access.rows`',
    ),
    owned: flag(
      'each record belongs to the account that created it; only that account can read or change it, not staff',
    ),
    signsIn: oneOf(
      accountKinds,
      'the records are people of this kind: each has an account and can sign in',
    ),
    arePictures: flag(
      'its records are pictures: relations to them are shown and chosen as pictures',
    ),
    singleton: flag('exactly one record exists: no list, no create, no delete'),
    ordered: flag('records have an order that people set'),
    members: strings(
      'to-many properties that may be long: read, added to and removed from separately from the record',
    ),
    preview: string(
      'the component in which shoppers see a record; its screens show it the same way',
    ),
    counted: flag('returns for each record in how many places it is used'),
    brands: oneOf(
      ['one', 'several'],
      'Where one database serves several brands. `one`: a record belongs to one brand, and only its shoppers see it; `several`: it names the brands whose shoppers see it, or none for all of them.',
    ),
    brandOf: string(
      'the relation to a record that belongs to a brand; this record belongs to the same one',
    ),
    feature: ref('Feature', 'available only where the brand enables this feature'),
    listedWith: ref(
      'Feature',
      'shoppers can list its records only where the brand enables this; they can always read one they can name',
    ),
    activatable: flag('has a switch `active`'),
    visible: flag('has a switch `visible`: shoppers see only visible records'),
    requiredWhenVisible: list(
      oneOrMore(string()),
      'fields that may be empty while a record is hidden; of a nested list, one is enough',
    ),
    copyable: flag('can be duplicated'),
    actions: map(ref('ActionDeclaration')),
  },
  ['name', 'menu', 'labels', 'schema', 'table'],
  'One resource.',
)

/** The JSON Schema of a file in `schemas/`. */
export const declarationSchema = {
  $ref: '#/$defs/ResourceDeclaration',
  $defs: {
    ResourceDeclaration: resourceDeclaration,
    ObjectSchema: object(
      { type: oneOf(['object']), required: strings(), properties: map(ref('Property')) },
      ['type', 'properties'],
      'The fields of a record or of an input.',
    ),
    Property: propertySchema,
    ...propertyParts,
    ActionDeclaration: action,
    ListView: object(
      { name: string(), label: ref('Text'), where: ref('Condition') },
      ['name', 'label', 'where'],
      'A named part of a list: the records whose fields have one of these values.',
    ),
    Section: object(
      {
        title: ref('Text'),
        help: ref('Text'),
        fields: strings(),
        saved: ref('Text', 'shown to staff after a save that changed only this section'),
        aside: flag('in the side column: status, visibility, relations'),
      },
      ['title', 'fields'],
      'A group of fields of a form.',
    ),
    RelatedDeclaration: object(
      {
        of: string('the resource of the records'),
        by: map(string(), 'the fields by which they belong to this record'),
        where: ref('Condition'),
        columns: strings(),
      },
      ['of', 'by', 'columns'],
      'A list of records of another resource.',
    ),
    RowPaths: object(
      Object.fromEntries(ownerKeys.map((key) => [key, string()])),
      [],
      'By kind of owner, the field that leads to whom a record belongs to (`owner`, `room.owner`, `_id`), so that people access only their own records.',
    ),
    Condition: map(strings(), 'The fields that decide, and the values each of them may have.'),
    Text: object(byLanguage(string()), [], 'One text per language.'),
    Feature: oneOf(featureNames, 'A switch of a brand.'),
    MenuSection: oneOf(menuSections, 'A group of the CMS navigation.'),
  },
} as const
