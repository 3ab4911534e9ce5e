import { linkOf, type Catalogue, type Field, type Resource } from '../resource.ts'
import { orNull, type Schema } from '../schema.ts'
import {
  asList,
  columnOf,
  idOf,
  isRecord,
  translatedText,
  type Kind,
  type Member,
  type Reading,
} from './kind.ts'
import { hasMember, hasMembers, inIds, isPresent, membersOf } from './operators.ts'
import { itemSchema } from './lists.ts'
import { plainKindOf } from './plainKinds.ts'
import { scalar } from './scalar.ts'

const id: Schema = { type: 'string', format: 'uuid' }

const targetOf = (field: Field, catalogue: Catalogue): Resource => {
  const target = catalogue.get(field.target ?? '')
  if (!target) throw new Error(`${field.name} refers to ${field.target}, which is not declared`)
  return target
}

/** What a record shows of itself wherever another one refers to it. */
function referenceSchema(target: Resource, catalogue: Catalogue): Schema {
  const fields = target.references.map((each): [string, Schema] => {
    const schema: Schema = each.translatable
      ? { type: 'string' }
      : plainKindOf(each.property).output(each, catalogue)
    return [each.name, each.required && !each.property['x-shown'] ? schema : orNull(schema)]
  })
  return { type: 'object', properties: { _id: id, ...Object.fromEntries(fields) } }
}

function referenceSql(target: Resource, reading: Reading): string {
  const fields = target.references.map((each) => {
    const value = isHidden(each, reading)
      ? 'null'
      : each.translatable
        ? translatedText(each, reading)
        : plainKindOf(each.property).select(each, reading)
    return `'${each.name}', ${value}`
  })
  return `json_build_object('_id', ${reading.alias}.id, ${fields.join(', ')})`
}

/** Whether shoppers do not see a field just now. */
export const isHidden = ({ property }: Field, { hides }: Pick<Reading, 'hides'>): boolean =>
  property['x-shown'] !== undefined && hides?.has(property['x-shown']) === true

/** Only what a shopper may see, for resources that can be hidden or deactivated. */
export const publicCondition = (target: Resource, { alias, publicly }: Reading): string =>
  [
    ...(publicly && target.visible ? [`${alias}.visible`] : []),
    ...(publicly && target.activatable ? [`${alias}.active`] : []),
  ]
    .map((condition) => ` and ${condition}`)
    .join('')

/** To one record of another resource: a column with a foreign key. */
export const relation: Kind = scalar('uuid', {
  points: true,
  sortable: false,
  columns: ({ column, target }) => [
    { name: column, type: 'uuid', ...(target ? { references: target } : {}) },
  ],
  input: () => id,
  output: (field, catalogue) => referenceSchema(targetOf(field, catalogue), catalogue),
  select: (field, reading) => {
    const target = targetOf(field, reading.catalogue)
    const inner = { ...reading, alias: `${reading.alias}_${field.column}` }
    return `(select ${referenceSql(target, inner)} from ${target.table} ${inner.alias} where ${inner.alias}.id = ${columnOf(field, reading)}${publicCondition(target, inner)})`
  },
  write: (value) => [value ?? null],
  toInput: (value) => idOf(value) ?? null,
  operators: { in: inIds, exists: isPresent },
  facet: 'values',
  words: () => '',
})

export const picture: Kind = { ...relation, isPicture: true }

/** To many records, in an order of their own: a join table. */
const toMany = (input: Kind['input'], rest: Partial<Kind>): Kind =>
  scalar('', {
    points: true,
    sortable: false,
    columns: () => [],
    members: (value) => asList(value).map((each): Member => ({ target: String(each), facts: {} })),
    input,
    output: (field, catalogue) => ({
      type: 'array',
      items: referenceSchema(targetOf(field, catalogue), catalogue),
    }),
    select: (field, reading) => membersSql(field, reading, (reference) => reference),
    read: (stored) => stored ?? [],
    toInput: (value) => asList(value).map(idOf),
    operators: { in: hasMember, exists: hasMembers },
    words: () => '',
    ...rest,
  })

function membersSql(field: Field, reading: Reading, shape: (reference: string) => string): string {
  const target = targetOf(field, reading.catalogue)
  const inner = { ...reading, alias: `${reading.alias}_${field.column}` }
  return (
    `coalesce((select json_agg(${shape(referenceSql(target, inner))} order by j.position)` +
    ` from ${membersOf(field)} j join ${target.table} ${inner.alias} on ${inner.alias}.id = j.target_id` +
    ` where j.source_id = ${reading.alias}.id${publicCondition(target, inner)}), '[]'::json)`
  )
}

export const relations: Kind = toMany(
  ({ maxItems = 200, minItems }) => ({
    type: 'array',
    items: id,
    uniqueItems: true,
    maxItems,
    ...(minItems === undefined ? {} : { minItems }),
  }),
  { facet: 'values' },
)

export const gallery: Kind = { ...relations, isPicture: true }

/** To many records with facts beside each, such as package contents with quantities. */
export const links: Kind = toMany(
  ({ items, maxItems = 100 }) => ({ type: 'array', maxItems, items: itemSchema(items) }),
  {
    members: (value, field) => {
      const name = linkOf(field.property)?.name ?? ''
      return asList(value).map((row): Member => {
        const { [name]: target, ...facts } = isRecord(row) ? row : {}
        return { target: String(target), facts }
      })
    },
    output: (field, catalogue) => ({
      type: 'array',
      items: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(field.property.items?.properties ?? {}).map(([name, inner]) => [
            name,
            inner['x-relation']
              ? referenceSchema(targetOf(field, catalogue), catalogue)
              : plainKindOf(inner).input(inner),
          ]),
        ),
      },
    }),
    select: (field, reading) =>
      membersSql(
        field,
        reading,
        (reference) =>
          `(j.facts || jsonb_build_object('${linkOf(field.property)?.name}', ${reference}))`,
      ),
    toInput: (value) =>
      asList(value).map((row) =>
        isRecord(row)
          ? Object.fromEntries(
              Object.entries(row).map(([name, each]) => [
                name,
                isRecord(each) && '_id' in each ? each._id : each,
              ]),
            )
          : row,
      ),
    operators: { in: hasMember },
  },
)
