import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { placeField, type Catalogue, type Field } from '#resource/resource.ts'
import { productAdjectives, productNouns } from '../productData.ts'

/** SQL expressions over the record number `i`, one for each column of a field. */
type ValueGenerator = (field: Field, context: GeneratorContext) => readonly string[]

/** `salt` distinguishes the fields of a record; `count` is the number of records. */
type GeneratorContext = { readonly salt: number; readonly count: number }

/** The number of files that stand in for all uploads. */
export const fileCount = 1000

/** Half of all references point to this many records, as most orders come from a few customers. */
const popularCount = 100

const quoteSql = (text: string): string => `'${text.replaceAll("'", "''")}'`
const sqlArray = (texts: readonly string[]): string => `(array[${texts.map(quoteSql).join(', ')}])`

/**
 * A deterministic pseudo-random number from 0: the column is unsorted but the same in every run.
 */
const pseudoRandomSql = (salt: number, below: number | string): string =>
  `((i * 7919::bigint + ${salt} * 104729::bigint + (i / 97) * 31) % ${below})`

const pickSql = (texts: readonly string[], salt: number): string =>
  texts.length ? `${sqlArray(texts)}[1 + ${pseudoRandomSql(salt, texts.length)}]` : `''`

const wordsSql = (salt: number): string =>
  `${pickSql(productNouns, salt)} || ' ' || ${pickSql(productAdjectives, salt + 1)} || ' ' || i`

const text: ValueGenerator = ({ unique, name, translatable }, { salt }) => {
  if (translatable)
    return [`jsonb_build_object('en', ${wordsSql(salt)}, 'ar', 'منتج ' || ${wordsSql(salt)})`]
  return [unique ? `${quoteSql(`${name}-`)} || i` : wordsSql(salt)]
}

const sentence: ValueGenerator = (field, context) =>
  text(field, context).map((each) =>
    field.translatable ? each : `${each} || '. A sensor that measures and reports.'`,
  )

export const idSql = (resource: string, number: string): string =>
  `md5(${quoteSql(resource)} || ${number})::uuid`

/** Returns the id of a referenced record: one of the popular ones, or any. */
export const targetIdSql = (
  target: string,
  { salt, count }: GeneratorContext,
  turn = '0',
): string =>
  idSql(
    target,
    `(1 + case when (i + ${turn}) % 2 = 0 then ${pseudoRandomSql(salt, popularCount)} else (${pseudoRandomSql(salt, count)} + ${turn} * 13) % ${count} end)`,
  )

const relation: ValueGenerator = ({ target = '', unique }, context) => [
  unique ? idSql(target, 'i') : targetIdSql(target, context),
]

const listOfTexts: ValueGenerator = ({ property }, { salt }) => [
  `array[${pickSql(property.items?.enum?.map(String) ?? productAdjectives, salt)}]`,
]

const noValues: ValueGenerator = () => []

/** The example that the document gives for a kind. */
const exampleValues: ValueGenerator = ({ kind, property }) =>
  kinds[kind]
    .toColumnValues(kinds[kind].inputSchema(property).examples?.[0])
    .map((value) => `'${String(value)}'`)

const generators: Readonly<Partial<Record<KindName, ValueGenerator>>> = {
  text,
  multiline: sentence,
  richText: sentence,
  email: (_, { salt }) => [`'person' || i || '.${salt}@example.com'`],
  url: () => [`'https://example.com/' || i`],
  phone: (_, { salt }) => [`'+9665' || lpad(${pseudoRandomSql(salt, 100_000_000)}::text, 8, '0')`],
  colour: () => [`'#336699'`],
  number: ({ name, property }, { salt }) => {
    const { minimum = 0, maximum = 1000 } = property
    return [
      name === placeField ? 'i' : `${minimum} + ${pseudoRandomSql(salt, maximum - minimum + 1)}`,
    ]
  },
  money: (_, { salt }) => [`500 + ${pseudoRandomSql(salt, 200_000)}`, `'USD'`],
  date: (_, { salt }) => [
    `timestamptz '2026-01-01' + ${pseudoRandomSql(salt, 1_000_000)} * interval '47 seconds'`,
  ],
  choice: ({ property }, { salt }) => [pickSql(property.enum?.map(String) ?? [], salt)],
  choices: listOfTexts,
  flag: (_, { salt }) => [`${pseudoRandomSql(salt, 4)} <> 0`],
  picture: relation,
  gallery: noValues,
  file: () => [idSql('file', `(1 + i % ${fileCount})`)],
  relation,
  relations: noValues,
  links: noValues,
  list: () => [`'[]'`],
  texts: listOfTexts,
  address: () => [`'{"country": "SA", "city": "Riyadh", "address": "King Fahd Road 1"}'`],
  // There are fewer countries than records, so unique values are made up.
  country: ({ unique }, { salt }) => [
    unique ? `'C' || i` : pickSql(['SA', 'AE', 'EG', 'DE', 'FR'], salt),
  ],
  countries: () => [`array['SA', 'AE']`],
  brand: () => [`'marsad'`],
  brands: () => [`array['marsad']`],
  permissions: () => [`array['products:read', 'orders:read']`],
}

/** The columns of a field and their values; one record in ten lacks a value if it is optional. */
export function valuesOf(
  field: Field,
  context: GeneratorContext,
  requiredNames: ReadonlySet<string>,
): [column: string, sql: string][] {
  const values = (generators[field.kind] ?? exampleValues)(field, context)
  const isOptional =
    !field.required && !field.unique && !field.translatable && !alwaysPresentKinds.has(field.kind)
  return columnsOf(field).map(({ name, type }, index) => {
    const value = `(${values[index] ?? 'null'})::${field.translatable ? 'jsonb' : type}`
    const isSometimesNull = isOptional && field.name !== placeField && !requiredNames.has(name)
    return [
      name,
      isSometimesNull
        ? `case when ${pseudoRandomSql(context.salt + 5, 10)} <> 3 then ${value} end`
        : value,
    ]
  })
}

const alwaysPresentKinds: ReadonlySet<KindName> = new Set(['flag', 'list', 'choice'])

/** Returns the resources whose lists staff can open. */
export const listedResources = (catalogue: Catalogue) =>
  [...catalogue.values()].filter(({ singleton, verbs }) => !singleton && verbs.includes('read'))
