import { accountKinds, ownerKeys } from '#domain/access.ts'
import { featureNames } from '#domain/brand.ts'
import { fileTypes } from '#domain/fileTypes.ts'
import { fullLanguages, languageCodes } from '#domain/locale.ts'
import { shownNames } from '#domain/shownNames.ts'
import { commonVerbs } from './access.ts'
import { actionIconNames, menuSections } from './declaration.ts'
import { iconNames } from './iconNames.ts'
import { kindNames } from './kinds/kindNames.ts'
import { kindFormats } from './kinds/kindOf.ts'

/** What a declaration may contain: the compiler's types again, to check files at run time. */
export type Grammar =
  | { readonly is: 'any' | 'string' | 'number' | 'boolean' | 'property' }
  | { readonly is: 'one'; readonly of: readonly string[] }
  | { readonly is: 'list'; readonly items: Grammar }
  | { readonly is: 'map'; readonly values: Grammar }
  | { readonly is: 'oneOrMore'; readonly items: Grammar }
  | {
      readonly is: 'object'
      readonly keys: Readonly<Record<string, Grammar>>
      readonly required: readonly string[]
    }

const string: Grammar = { is: 'string' }
const number: Grammar = { is: 'number' }
const flag: Grammar = { is: 'boolean' }
const any: Grammar = { is: 'any' }
const strings: Grammar = { is: 'list', items: string }
const oneOf = (...of: readonly string[]): Grammar => ({ is: 'one', of })
const map = (values: Grammar): Grammar => ({ is: 'map', values })
const object = (
  keys: Readonly<Record<string, Grammar>>,
  required: readonly string[] = [],
): Grammar => ({
  is: 'object',
  keys,
  required,
})

const byLanguage = (values: Grammar): Grammar =>
  object(Object.fromEntries(languageCodes.map((code) => [code, values])))
const text = byLanguage(string)
const nested: Grammar = { is: 'property' }

/** Formats that only say more about a text. */
const textFormats = ['date', 'uuid', 'iban', 'bic', 'link']
/** Percentages, and changes, which need their sign. */
const numberFormats = ['percent', 'signed']

const property = object({
  type: oneOf('string', 'number', 'integer', 'boolean', 'array', 'object'),
  format: oneOf(...kindFormats, ...textFormats, ...numberFormats),
  enum: strings,
  default: any,
  readOnly: flag,
  writeOnly: flag,
  maxLength: number,
  minLength: number,
  pattern: string,
  minimum: number,
  maximum: number,
  minItems: number,
  maxItems: number,
  uniqueItems: flag,
  items: nested,
  properties: map(nested),
  required: strings,
  'x-kind': oneOf(...kindNames),
  'x-translatable': flag,
  'x-unique': flag,
  'x-relation': string,
  'x-options': object({ where: map(strings), by: map(string) }),
  'x-label': text,
  'x-help': text,
  'x-enum-labels': map(text),
  'x-dated': map(object({ by: string, text }, ['by', 'text'])),
  'x-phrase': text,
  'x-when': map(strings),
  'x-access': string,
  'x-derived': flag,
  'x-unseen': flag,
  'x-starts-with': string,
  'x-starts-in': number,
  'x-compares': object({ with: string, label: text, change: text, below: number, above: number }, [
    'with',
    'label',
    'change',
    'below',
    'above',
  ]),
  'x-ledger': object({ of: string, by: map(string), where: map(strings) }, ['of', 'by']),
  'x-verb': string,
  'x-accepts': { is: 'list', items: oneOf(...Object.keys(fileTypes)) },
  'x-private': flag,
  'x-shown-by': string,
  'x-case': oneOf('upper'),
  'x-secret': string,
  'x-feature': oneOf(...featureNames),
  'x-shown': oneOf(...shownNames),
  'x-rows': object({ of: string, shows: strings, only: map(strings) }, ['of', 'shows']),
})

const objectSchema = object({ type: oneOf('object'), required: strings, properties: map(nested) }, [
  'type',
  'properties',
])

export const grammar: Grammar & { readonly property: () => Grammar } = {
  ...object(
    {
      name: string,
      menu: object(
        {
          section: oneOf(...menuSections),
          icon: oneOf(...iconNames),
          path: string,
          add: string,
          order: number,
        },
        ['section', 'icon'],
      ),
      labels: object(
        Object.fromEntries(languageCodes.map((code) => [code, strings])),
        fullLanguages,
      ),
      schema: objectSchema,
      title: string,
      table: object(
        {
          columns: strings,
          sort: string,
          search: strings,
          filters: strings,
          views: {
            is: 'list',
            items: object({ name: string, label: text, where: map(strings) }, [
              'name',
              'label',
              'where',
            ]),
          },
        },
        ['columns', 'sort'],
      ),
      screens: object({
        edit: oneOf('page', 'dialog'),
        sections: {
          is: 'list',
          items: object({ title: text, help: text, fields: strings, saved: text, aside: flag }, [
            'title',
            'fields',
          ]),
        },
        related: {
          is: 'list',
          items: object({ of: string, by: map(string), where: map(strings), columns: strings }, [
            'of',
            'by',
            'columns',
          ]),
        },
      }),
      reference: strings,
      subtitle: strings,
      public: object({ path: string, key: string }),
      access: object({
        verbs: { is: 'list', items: oneOf(...commonVerbs) },
        rows: object(Object.fromEntries(ownerKeys.map((key) => [key, string]))),
      }),
      shoppers: { is: 'list', items: oneOf(...commonVerbs) },
      owned: flag,
      signsIn: oneOf(...accountKinds),
      arePictures: flag,
      singleton: flag,
      ordered: flag,
      members: strings,
      counted: flag,
      preview: string,
      brands: oneOf('one', 'several'),
      brandOf: string,
      feature: oneOf(...featureNames),
      listedWith: oneOf(...featureNames),
      activatable: flag,
      visible: flag,
      requiredWhenVisible: { is: 'list', items: { is: 'oneOrMore', items: string } },
      copyable: flag,
      actions: map(
        object(
          {
            label: text,
            from: { is: 'oneOrMore', items: map(strings) },
            confirm: text,
            done: text,
            onCreate: flag,
            icon: oneOf(...actionIconNames),
            opens: flag,
            input: objectSchema,
            estimate: objectSchema,
            danger: flag,
            access: string,
          },
          ['label'],
        ),
      ),
    },
    ['name', 'menu', 'labels', 'schema', 'table'],
  ),
  property: () => property,
}
