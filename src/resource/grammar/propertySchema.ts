import { shownNames } from '#domain/shownNames.ts'
import { fileTypes } from '#domain/fileTypes.ts'
import { kindNames } from '../kinds/kindNames.ts'
import { kindFormats } from '../kinds/kindOf.ts'
import { flag, list, map, number, object, oneOf, ref, string, strings } from './schemaParts.ts'

/** Formats that only say more about a text. */
const textFormats = ['date', 'uuid', 'iban', 'bic', 'link']
/** Percentages, and changes, which need their sign. */
const numberFormats = ['percent', 'signed']

export const propertyKeywords = {
  type: oneOf(['string', 'number', 'integer', 'boolean', 'array', 'object']),
  format: oneOf([...kindFormats, ...textFormats, ...numberFormats]),
  enum: strings(),
  default: { type: ['string', 'number', 'boolean'] },
  readOnly: flag('written only by the server: no form asks for it and no write accepts it'),
  writeOnly: flag('accepted and stored, but never returned'),
  maxLength: number(),
  minLength: number(),
  pattern: string(),
  minimum: number(),
  maximum: number(),
  minItems: number(),
  maxItems: number(),
  uniqueItems: flag(),
  items: ref('Property'),
  properties: map(ref('Property')),
  required: strings(),
  'x-kind': oneOf(kindNames, 'the field kind, where type and format do not imply it'),
  'x-translatable': flag('one text per language'),
  'x-unique': flag('no two records have the same value'),
  'x-relation': string(
    "the resource this refers to: on a property to one record, on an array's `items` to many",
  ),
  'x-options': ref(
    'RelationOptions',
    'with `x-relation`: the records that a form offers; default: all that the user may read',
  ),
  'x-label': ref('Text', 'default: made from the name of the field'),
  'x-help': ref('Text', 'shown below the input'),
  'x-enum-labels': map(ref('Text'), 'by value of a choice'),
  'x-dated': map(
    ref('DatedLabel'),
    'by value of a choice: a label to use instead, with {date} for the date in another field',
  ),
  'x-phrase': ref(
    'Text',
    "in a subtitle: text to use instead of the field's name and value, with fields as {name}",
  ),
  'x-when': ref(
    'Condition',
    'shown, and required if listed so, only while another field has one of these values',
  ),
  'x-access': string('the additional verb needed to read and set this field'),
  'x-derived': flag(
    'not stored with the record: the behaviour computes it and handles values that are set',
  ),
  'x-unseen': flag(
    'not shown on screens: it only decides what is offered, or other fields show it better',
  ),
  'x-starts-with': string(
    'In the input of an action: the field of the record that it is prefilled from; default: the field of the same name. In rows also a field of a related record, such as `part.weight`.',
  ),
  'x-starts-in': number(
    'of a date in the input of an action: starts this many days from now, or later if known',
  ),
  'x-compares': ref(
    'Comparison',
    'of an amount in rows: the amount that it is compared with and can be set as a percentage of',
  ),
  'x-rows': ref(
    'RowSource',
    'in the input of an action: exactly one row for each row of a field of the record',
  ),
  'x-ledger': ref('Ledger', 'the records that this figure is the sum of; it links to them'),
  'x-verb': string('the verb that changes it, offered next to the value'),
  'x-accepts': list(
    oneOf(Object.keys(fileTypes)),
    'of a file: the accepted types, such as `image/png`; default: a picture',
  ),
  'x-private': flag(
    'of a file: only for those who may read the record, by a URL that is valid for some minutes',
  ),
  'x-shown-by': string(
    'of a file: shoppers may read it while they see a record of this resource that refers to it',
  ),
  'x-case': oneOf(['upper'], 'stored in upper case, whatever the case of the input'),
  'x-secret': string(
    'A code that the server generates with the record, shows only to its creator, and stores as a hash; a search for the whole code finds the record. Names the field that shows its last characters.',
  ),
  'x-feature': ref('Feature', 'exists only where the brand enables this feature'),
  'x-shown': oneOf(shownNames, 'visible to shoppers only while the shop shows this'),
}

/** The schema of one field: JSON Schema plus keywords of our own. */
export const propertySchema = object(
  propertyKeywords,
  [],
  'One field: JSON Schema plus keywords of our own, which begin with `x-`.',
)

/** What the keywords of a field are made of. */
export const propertyParts = {
  RelationOptions: object(
    { where: ref('Condition'), by: map(string()) },
    [],
    "Which related records a form offers: those that match the list parameters in `where`, such as `{ 'free[gte]': ['1'] }`, and whose fields equal the fields of the same form in `by`: `{ maker: 'brand' }`, or `'order.maker'` for a field of the chosen order. An empty field restricts nothing. Refusing other records on the server is up to the behaviour of the resource.",
  ),
  RowSource: object(
    {
      of: string('the list field that the rows come from'),
      shows: strings('the fields shown first'),
      only: ref('Condition', 'the rows that are included'),
    },
    ['of', 'shows'],
    'Rows of an input that correspond to rows of the record.',
  ),
  Comparison: object(
    {
      with: string('the field of a related record, such as `part.weight`'),
      label: ref('Text'),
      change: ref('Text', 'the label of the difference'),
      below: number('in percent: a confirmation is asked below this'),
      above: number('in percent: a confirmation is asked above this'),
    },
    ['with', 'label', 'change', 'below', 'above'],
    'What an amount is compared with.',
  ),
  Ledger: object(
    {
      of: string('the resource of the entries'),
      by: map(string(), 'the fields by which they belong to this record'),
      where: ref('Condition', 'which of them count'),
    },
    ['of', 'by'],
    'The entries that make a figure.',
  ),
  DatedLabel: object(
    { by: string('the field that holds the date'), text: ref('Text', 'has a place for {date}') },
    ['by', 'text'],
    'A label with a date.',
  ),
}
