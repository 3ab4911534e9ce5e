import type { Catalogue, Field, Resource } from '../resource.ts'
import { nullableSchema, type Schema } from '../schema.ts'
import { readItems } from './cell.ts'
import {
  listOrEmpty,
  columnOf,
  referenceId,
  isRecord,
  translatedText,
  type Kind,
  type Member,
  type ReadContext,
} from './kind.ts'
import { hasMember, hasMembers, inIds, isPresent, joinTablePlaceholder } from './operators.ts'
import { linkRelationOf } from './linkRelationOf.ts'
import { itemSchema } from './lists.ts'
import { plainKindOf } from './plainKindOf.ts'
import { scalarKind } from './scalarKind.ts'

const idSchema: Schema = { type: 'string', format: 'uuid' }

const targetOf = (field: Field, catalogue: Catalogue): Resource => {
  const target = catalogue.get(field.target ?? '')
  if (!target) throw new Error(`${field.name} refers to ${field.target}, which is not declared`)
  return target
}

/** Returns the schema of a record as embedded in records that refer to it. */
function referenceSchema(target: Resource, catalogue: Catalogue): Schema {
  const fields = target.references.map((each): [string, Schema] => {
    const schema: Schema = each.translatable
      ? { type: 'string' }
      : plainKindOf(each.property).outputSchema(each, catalogue)
    return [each.name, each.required && !each.property['x-shown'] ? schema : nullableSchema(schema)]
  })
  return { type: 'object', properties: { _id: idSchema, ...Object.fromEntries(fields) } }
}

function referenceSql(target: Resource, reading: ReadContext): string {
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

/** Returns whether a field is currently hidden from shoppers. */
export const isHidden = (
  { property }: Field,
  { hiddenNames }: Pick<ReadContext, 'hiddenNames'>,
): boolean => property['x-shown'] !== undefined && hiddenNames?.has(property['x-shown']) === true

/** Returns SQL that limits a public read to visible and active records. */
export const publicCondition = (target: Resource, { alias, isPublic }: ReadContext): string =>
  [
    ...(isPublic && target.visible ? [`${alias}.visible`] : []),
    ...(isPublic && target.activatable ? [`${alias}.active`] : []),
  ]
    .map((condition) => ` and ${condition}`)
    .join('')

/** A relation to one record of another resource: a column with a foreign key. */
export const relation: Kind = scalarKind('uuid', {
  requiresTarget: true,
  isSortable: false,
  columns: ({ column, target }) => [
    { name: column, type: 'uuid', ...(target ? { references: target } : {}) },
  ],
  inputSchema: () => idSchema,
  outputSchema: (field, catalogue) => referenceSchema(targetOf(field, catalogue), catalogue),
  select: (field, reading) => {
    const target = targetOf(field, reading.catalogue)
    const inner = { ...reading, alias: `${reading.alias}_${field.column}` }
    return `(select ${referenceSql(target, inner)} from ${target.table} ${inner.alias} where ${inner.alias}.id = ${columnOf(field, reading)}${publicCondition(target, inner)})`
  },
  toColumnValues: (value) => [value ?? null],
  toInput: (value) => referenceId(value) ?? null,
  writeCell: (value, field, { nameOf, text }) => text(nameOf(field, value)),
  readCell: (text, field, { record }) => record(field, text.trim()),
  operators: { in: inIds, exists: isPresent },
  facet: 'values',
  searchableText: () => '',
  isChosenByName: true,
})

export const picture: Kind = { ...relation, isPicture: true, isChosenByName: false }

/** Creates a kind for ordered relations to many records: a join table. */
const createToManyKind = (input: Kind['inputSchema'], overrides: Partial<Kind>): Kind =>
  scalarKind('', {
    requiresTarget: true,
    isSortable: false,
    columns: () => [],
    members: (value) =>
      listOrEmpty(value).map((each): Member => ({ target: String(each), facts: {} })),
    inputSchema: input,
    outputSchema: (field, catalogue) => ({
      type: 'array',
      items: referenceSchema(targetOf(field, catalogue), catalogue),
    }),
    select: (field, reading) => membersSql(field, reading, (reference) => reference),
    toOutput: (stored) => stored ?? [],
    toInput: (value) => listOrEmpty(value).map(referenceId),
    writeCell: (value, field, { nameOf, list }) =>
      list(listOrEmpty(value).map((each) => nameOf(field, each))),
    readCell: (text, field, { record, split }) =>
      readItems(split(text), (each) => record(field, each)),
    operators: { in: hasMember, exists: hasMembers },
    searchableText: () => '',
    ...overrides,
  })

function membersSql(
  field: Field,
  reading: ReadContext,
  shape: (reference: string) => string,
): string {
  const target = targetOf(field, reading.catalogue)
  const inner = { ...reading, alias: `${reading.alias}_${field.column}` }
  return (
    `coalesce((select json_agg(${shape(referenceSql(target, inner))} order by j.position)` +
    ` from ${joinTablePlaceholder(field)} j join ${target.table} ${inner.alias} on ${inner.alias}.id = j.target_id` +
    ` where j.source_id = ${reading.alias}.id${publicCondition(target, inner)}), '[]'::json)`
  )
}

export const relations: Kind = createToManyKind(
  ({ maxItems = 200, minItems }) => ({
    type: 'array',
    items: idSchema,
    uniqueItems: true,
    maxItems,
    ...(minItems === undefined ? {} : { minItems }),
  }),
  { facet: 'values', isChosenByName: true },
)

export const gallery: Kind = { ...relations, isPicture: true, isChosenByName: false }

/** Relations to many records with facts for each, such as package contents with quantities. */
export const links: Kind = createToManyKind(
  ({ items, maxItems = 100 }) => ({ type: 'array', maxItems, items: itemSchema(items) }),
  {
    members: (value, field) => {
      const name = linkRelationOf(field.property)?.name ?? ''
      return listOrEmpty(value).map((row): Member => {
        const { [name]: target, ...facts } = isRecord(row) ? row : {}
        return { target: String(target), facts }
      })
    },
    outputSchema: (field, catalogue) => ({
      type: 'array',
      items: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(field.property.items?.properties ?? {}).map(([name, inner]) => [
            name,
            inner['x-relation']
              ? referenceSchema(targetOf(field, catalogue), catalogue)
              : plainKindOf(inner).inputSchema(inner),
          ]),
        ),
      },
    }),
    select: (field, reading) =>
      membersSql(
        field,
        reading,
        (reference) =>
          `(j.facts || jsonb_build_object('${linkRelationOf(field.property)?.name}', ${reference}))`,
      ),
    toInput: (value) =>
      listOrEmpty(value).map((row) =>
        isRecord(row)
          ? Object.fromEntries(
              Object.entries(row).map(([name, each]) => [
                name,
                isRecord(each) && '_id' in each ? each._id : each,
              ]),
            )
          : row,
      ),
    writeCell: (value, field, { link, list }) =>
      list(listOrEmpty(value).map((row) => link(row, field))),
    readCell: undefined,
    operators: { in: hasMember },
  },
)
