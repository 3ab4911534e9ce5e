import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { placeField, type Catalogue, type Field } from '#resource/resource.ts'
import { lookWords, thingWords } from '../data.ts'

/** One expression of SQL over the number `i` of the record, for each column of a field. */
type Make = (field: Field, at: Place) => readonly string[]

/** `salt` tells the fields of a record apart; `count` is how many records there are. */
type Place = { readonly salt: number; readonly count: number }

/** How many files stand for all those that were uploaded. */
export const fileCount = 1000

/** Half of what points somewhere points to so few, as most orders come from some of the customers. */
const popular = 100

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const array = (texts: readonly string[]): string => `(array[${texts.map(quoted).join(', ')}])`

/** A number from 0 that looks like chance and is the same in each run: the column has no order of its own. */
const chance = (salt: number, below: number | string): string =>
  `((i * 7919::bigint + ${salt} * 104729::bigint + (i / 97) * 31) % ${below})`

const pickOf = (texts: readonly string[], salt: number): string =>
  texts.length ? `${array(texts)}[1 + ${chance(salt, texts.length)}]` : `''`

const words = (salt: number): string =>
  `${pickOf(thingWords, salt)} || ' ' || ${pickOf(lookWords, salt + 1)} || ' ' || i`

const text: Make = ({ unique, name, translatable }, { salt }) => {
  if (translatable)
    return [`jsonb_build_object('en', ${words(salt)}, 'ar', 'منتج ' || ${words(salt)})`]
  return [unique ? `${quoted(`${name}-`)} || i` : words(salt)]
}

const sentence: Make = (field, at) =>
  text(field, at).map((each) =>
    field.translatable ? each : `${each} || '. A sensor that measures and reports.'`,
  )

export const idIn = (resource: string, number: string): string =>
  `md5(${quoted(resource)} || ${number})::uuid`

/** The id of a record that another one points to: one of the popular ones, or any. */
export const idOfTarget = (target: string, { salt, count }: Place, turn = '0'): string =>
  idIn(
    target,
    `(1 + case when (i + ${turn}) % 2 = 0 then ${chance(salt, popular)} else (${chance(salt, count)} + ${turn} * 13) % ${count} end)`,
  )

const relation: Make = ({ target = '', unique }, at) => [
  unique ? idIn(target, 'i') : idOfTarget(target, at),
]

const listOfTexts: Make = ({ property }, { salt }) => [
  `array[${pickOf(property.items?.enum?.map(String) ?? lookWords, salt)}]`,
]

const none: Make = () => []

const makers: Readonly<Record<KindName, Make>> = {
  text,
  multiline: sentence,
  richText: sentence,
  email: (_, { salt }) => [`'person' || i || '.${salt}@example.com'`],
  url: () => [`'https://example.com/' || i`],
  phone: (_, { salt }) => [`'+9665' || lpad(${chance(salt, 100_000_000)}::text, 8, '0')`],
  colour: () => [`'#336699'`],
  number: ({ name, property }, { salt }) => {
    const { minimum = 0, maximum = 1000 } = property
    return [name === placeField ? 'i' : `${minimum} + ${chance(salt, maximum - minimum + 1)}`]
  },
  money: (_, { salt }) => [`500 + ${chance(salt, 200_000)}`, `'USD'`],
  date: (_, { salt }) => [
    `timestamptz '2026-01-01' + ${chance(salt, 1_000_000)} * interval '47 seconds'`,
  ],
  choice: ({ property }, { salt }) => [pickOf(property.enum?.map(String) ?? [], salt)],
  choices: listOfTexts,
  flag: (_, { salt }) => [`${chance(salt, 4)} <> 0`],
  picture: relation,
  gallery: none,
  file: () => [idIn('file', `(1 + i % ${fileCount})`)],
  relation,
  relations: none,
  links: none,
  list: () => [`'[]'`],
  texts: listOfTexts,
  address: () => [`'{"country": "SA", "city": "Riyadh", "address": "King Fahd Road 1"}'`],
  // There are not as many countries as records: those that must be unique are invented.
  country: ({ unique }, { salt }) => [
    unique ? `'C' || i` : pickOf(['SA', 'AE', 'EG', 'DE', 'FR'], salt),
  ],
  countries: () => [`array['SA', 'AE']`],
  brand: () => [`'marsad'`],
  brands: () => [`array['marsad']`],
  permissions: () => [`array['products:read', 'orders:read']`],
}

/** The columns of a field and what stands in them; one record in ten lacks what may be absent. */
export function valuesOf(
  field: Field,
  at: Place,
  demanded: ReadonlySet<string>,
): [column: string, sql: string][] {
  const values = makers[field.kind](field, at)
  const mayLack = !field.required && !field.unique && !field.translatable && !always.has(field.kind)
  return columnsOf(field).map(({ name, type }, index) => {
    const value = `(${values[index] ?? 'null'})::${field.translatable ? 'jsonb' : type}`
    const lacks = mayLack && field.name !== placeField && !demanded.has(name)
    return [name, lacks ? `case when ${chance(at.salt + 5, 10)} <> 3 then ${value} end` : value]
  })
}

const always: ReadonlySet<KindName> = new Set(['flag', 'list', 'choice'])

/** Resources whose lists staff can open. */
export const listed = (catalogue: Catalogue) =>
  [...catalogue.values()].filter(({ singleton, verbs }) => !singleton && verbs.includes('read'))
