import { defaultLanguage, languageCodes, type Language } from '#domain/locale.ts'
import type { ShownName } from '#domain/shownNames.ts'
import type { Property } from '../declaration.ts'
import type { Catalogue, Field } from '../resource.ts'
import type { Schema } from '../schema.ts'
import type { CellReader, CellWriter } from './cell.ts'

/**
 * For whom and from which alias a SQL expression reads: public readers never see what is hidden.
 */
export type ReadContext = {
  readonly alias: string
  readonly language: Language
  readonly catalogue: Catalogue
  readonly isPublic: boolean
  /** names that are hidden from shoppers in all records */
  readonly hiddenNames?: ReadonlySet<ShownName>
  /** fields without a column */
  readonly derived?: Derivations
}

/** A value computed on reading: SQL over the columns of the fields in `from`. */
export type Derivation = {
  readonly from?: readonly string[]
  /** another table that it reads from, which has a row of its own for each record in that column */
  readonly levels?: { readonly table: string; readonly column: string }
  /** SQL of the ids of other records whose values change with those of the records `ids` */
  readonly dependents?: (ids: string) => string
  readonly sql: (alias: string) => string
  /** changes only with its record, public records and settings, so that lists may keep results */
  readonly isWatched?: boolean
  /** every record has a value, so that an index can have its order in both directions */
  readonly isRequired?: true
  /** counts rows, of which there may be many for one record */
  readonly isCount?: true
  /** SQL for the currency of an amount of money */
  readonly currency?: (alias: string) => string
  /**
   * a variant for all records at once, or those with an id `among` some: a join that matches each
   * record at most once, and the value in it
   */
  readonly joined?: (
    alias: string,
    among?: (id: string) => string,
  ) => { readonly from: string; readonly value: string }
  /** a variant for lists in its order: disjoint parts that have all records with a value */
  readonly ordered?: (alias: string) => readonly OrderedPart[]
}

/** A join that gives records their values; an index may have the order of its `value` and `id`. */
export type OrderedPart = { readonly from: string; readonly value: string; readonly id: string }

export type Derivations = ReadonlyMap<Field, Derivation>

export type Column = { readonly name: string; readonly type: string; readonly references?: string }

/** A member of a to-many field: the record it points to and the facts stored with the relation. */
export type Member = { readonly target: string; readonly facts: Readonly<Record<string, unknown>> }

export type OperatorName = 'in' | 'contains' | 'gte' | 'lte' | 'exists'

/** One filter of a field, in the query string and in SQL; `value` is a placeholder such as `$1`. */
export type Operator = {
  readonly schema: (property: Property) => Schema
  readonly sql: (field: Field, reading: ReadContext, value: string) => string
  /** a variant for a list of one value, which PostgreSQL plans better than a list */
  readonly single?: (field: Field, reading: ReadContext, value: string) => string
  /** converts the value of the query string to the bound parameter */
  readonly bind?: (value: unknown) => unknown
}

/** Everything the server and schemas know about a kind of field. The CMS has a face for each. */
export type Kind = {
  /** the format of JSON Schema that implies this kind */
  readonly format?: string
  /** what a text of that format looks like, where the validator does not know it */
  readonly formatPattern?: RegExp
  /** columns in the resource's own table; to-many kinds have none and live in a join table */
  readonly columns: (field: Field) => readonly Column[]
  /** members of the join table, for kinds that have one */
  readonly members?: (value: unknown, field: Field) => readonly Member[]
  readonly inputSchema: (property: Property) => Schema
  readonly outputSchema: (field: Field, catalogue: Catalogue) => Schema
  /** SQL expression that yields the field's value */
  readonly select: (field: Field, reading: ReadContext) => string
  /** converts a value to values for `columns`, in their order */
  readonly toColumnValues: (value: unknown) => readonly unknown[]
  /** converts values of `columns` back to the value that was written */
  readonly fromColumnValues: (stored: readonly unknown[]) => unknown
  /** SQL that yields the stored value as JSON, like `fromColumnValues` */
  readonly storedSql: (field: Field, alias: string) => string
  /** converts what `select` yields to what the API returns */
  readonly toOutput: (stored: unknown) => unknown
  /** converts a value from the history to one that can be shown; default: unchanged */
  readonly forHistory?: (stored: unknown) => unknown
  /** converts a value that was read to one that a form holds and a write accepts */
  readonly toInput: (value: unknown) => unknown
  /** brings a text into the form that is stored */
  readonly clean?: (text: string) => string
  /** the value of a cleared field; a kind that returns one instead of null always has a value */
  readonly emptyValue: (property: Property) => unknown
  /** writes a cell of a spreadsheet; kinds without it fit into none */
  readonly writeCell?: CellWriter | undefined
  /** reads a cell; kinds without it cannot be imported. The schema checks the value later. */
  readonly readCell?: CellReader | undefined
  readonly isSortable: boolean
  /** SQL expression to sort by */
  readonly sortSql: (field: Field, reading: ReadContext) => string
  readonly operators: Readonly<Partial<Record<OperatorName, Operator>>>
  readonly facet?: 'values' | 'range'
  /** returns the words that search finds a record by */
  readonly searchableText: (value: unknown) => string
  /** a property of this kind must name a resource in `x-relation` */
  readonly requiresTarget?: true
  /** a property of this kind must list its values here */
  readonly requiresValues?: { readonly at: string; readonly message: string }
  /** a behaviour may compute it instead of a column */
  readonly isDerivable?: true
  /** one line of free text: it can name a record */
  readonly isText?: true
  /** an address that mails are sent to, which matches in any case */
  readonly isEmail?: true
  /** yes or no: its label says what is meant by yes */
  readonly isBoolean?: true
  /** a figure in digits, which are compared by their places */
  readonly isNumeric?: true
  /** compared with its neighbours, and meaningless without its label */
  readonly isMeasure?: true
  readonly isMoney?: true
  /** an upload, which other records may share */
  readonly isFile?: true
  /** records that a form offers by name */
  readonly isChosenByName?: boolean
  /** can stand as a small picture beside a name */
  readonly isPicture?: true
  /** its values are keys of brands, and only the server knows which exist */
  readonly holdsBrandKeys?: true
  /** text that may carry mark-up and must be cleaned before it is stored */
  readonly allowsMarkup?: true
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOrEmpty = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : []

export const columnOf = (field: Field, { alias, derived }: ReadContext): string =>
  derived?.get(field)?.sql(alias) ?? `${alias}.${field.column}`

/**
 * Returns SQL for a translatable column's text in the reader's language, else the default, else
 * any.
 */
export function translatedText(field: Field, reading: ReadContext): string {
  const order = [...new Set([reading.language, defaultLanguage, ...languageCodes])]
  const texts = order.map((language) => `${columnOf(field, reading)}->>'${language}'`)
  return `coalesce(${texts.join(', ')}, '')`
}

/** Returns the id of a record that is given as an embedded object or already as an id. */
export const referenceId = (value: unknown): unknown =>
  isRecord(value) ? (value._id ?? value.id) : value
