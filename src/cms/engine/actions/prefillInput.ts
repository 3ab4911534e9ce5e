import type { RecordData } from '#api/records.ts'
import type { Input } from '#api/resourcePaths.ts'
import type { Currency } from '#domain/money.ts'
import type { Property } from '#resource/declaration.ts'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { kindOf } from '#resource/kinds/kindOf.ts'
import { matchingRows } from '#resource/actionBlocker.ts'
import { parseFieldPath } from '#resource/parseFieldPath.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { writableFields } from '#resource/resourceSchemas.ts'
import { isReference } from '../../kinds/embeddedRecords.ts'
import { faces } from '../../kinds/faces.ts'
import { isMoney } from '../../kinds/money.ts'
import { isBlank } from '../form/blankValues.ts'

/**
 * Returns the initial input of an action, from the fields of the record with the same or the
 * declared name.
 */
export const prefillInput = (input: Resource, owner: Resource, record: RecordData): Input =>
  Object.fromEntries(
    writableFields(input).flatMap((field) => {
      const found = futureDate(field, startValue(field, owner, record)) ?? field.property.default
      return isBlank(found) ? [] : [[field.name, found]]
    }),
  )

/**
 * Returns a date `x-starts-in` days from now if the field declares it and the value is past or
 * empty.
 */
function futureDate({ property }: Field, value: unknown): unknown {
  const days = property['x-starts-in']
  if (days === undefined) return value
  const isAhead = typeof value === 'string' && Date.parse(value) > Date.now()
  return isAhead ? value : new Date(Date.now() + days * dayInMs).toISOString()
}

const dayInMs = 86_400_000

/** Returns the currency of a record; all its amounts have the same one. */
export const currencyOf = ({ fields }: Resource, record: RecordData): Currency | undefined =>
  fields.map(({ name }) => record[name]).find(isMoney)?.currency

function startValue(field: Field, owner: Resource, record: RecordData): unknown {
  const name = field.property['x-starts-with'] ?? field.name
  const source = field.property['x-rows']
  if (source) return matchingRows(source, record).map((row) => rowFromRecord(field.property, row))
  if (field.property.items?.properties) return rowsFromRecord(field, owner, record)
  if (owner.field[name]?.kind !== field.kind) return undefined
  // Messages start empty unless the declaration prefills them.
  if (faces[field.kind].isNeverPrefilled && !field.property['x-starts-with']) return undefined
  return kinds[field.kind].toInput(record[name]) ?? undefined
}

type Row = Readonly<Record<string, unknown>>

const rowFromRecord = ({ items }: Property, row: Row): Row =>
  Object.fromEntries(
    Object.entries(items?.properties ?? {}).flatMap(([name, inner]) => {
      const found = inner.default ?? row[inner['x-starts-with'] ?? name]
      return isBlank(found) ? [] : [[name, found]]
    }),
  )

/**
 * Returns the rows of the first list whose rows have most of the values that the input requires.
 */
function rowsFromRecord(
  { name, property }: Field,
  owner: Resource,
  record: RecordData,
): Row[] | undefined {
  const inner = property.items?.properties ?? {}
  const required = property.items?.required ?? Object.keys(inner)
  const sources = [name, ...owner.fields.map((field) => field.name)]
  for (const source of sources) {
    const rows = listOrEmpty(record[source])
      .filter(isRecord)
      .map((row) => inputRow(inner, row))
    const [first] = rows
    if (first && required.filter((each) => each in first).length > required.length / 2) return rows
  }
  return undefined
}

/**
 * A value comes from the row itself or from the record it refers to, such as its code.
 */
function inputRow(inner: Readonly<Record<string, Property>>, row: Row): Row {
  const reference = Object.values(row).find(isReference) ?? {}
  const values: Row = { ...reference, ...row }
  return Object.fromEntries(
    Object.entries(inner).flatMap(([name, property]) => {
      const found = values[name] ?? referencedValue(property, row)
      return isBlank(found) ? [] : [[name, kinds[kindOf(property)].toInput(found)]]
    }),
  )
}

function referencedValue({ 'x-starts-with': start }: Property, row: Row): unknown {
  const { pointer, field } = parseFieldPath(start) ?? {}
  const reference = pointer === undefined ? undefined : row[pointer]
  return isReference(reference) && field !== undefined ? reference[field] : undefined
}
