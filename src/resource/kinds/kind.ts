import { defaultLanguage, languageCodes, type Language } from '#domain/locale.ts'
import type { Property, ShownName } from '../declaration.ts'
import type { Catalogue, Field } from '../resource.ts'
import type { Schema } from '../schema.ts'

/** For whom and from where a SQL expression reads: public readers never see what is hidden. */
export type ReadContext = {
  readonly alias: string
  readonly language: Language
  readonly catalogue: Catalogue
  readonly isPublic: boolean
  /** what shoppers do not see of any record */
  readonly hiddenNames?: ReadonlySet<ShownName>
  /** fields without a column */
  readonly derived?: Derivations
}

/** A value worked out when it is read: SQL over the columns of the fields it follows `from`. */
export type Derivation = {
  readonly from?: readonly string[]
  /** other tables that it is read from */
  readonly tables?: readonly string[]
  readonly sql: (alias: string) => string
  /** of an amount of money */
  readonly currency?: (alias: string) => string
  /** the same for all records at once: what is joined to them, none of them twice, and the value there */
  readonly joined?: (alias: string) => { readonly from: string; readonly value: string }
}

export type Derivations = ReadonlyMap<Field, Derivation>

export type Column = { readonly name: string; readonly type: string; readonly references?: string }

/** A member of a to-many field: the record it points to and the facts kept beside the pointer. */
export type Member = { readonly target: string; readonly facts: Readonly<Record<string, unknown>> }

export type OperatorName = 'in' | 'contains' | 'gte' | 'lte' | 'exists'

/** How one filter of a field looks in the query string and in SQL; `value` is a placeholder such as `$1`. */
export type Operator = {
  readonly schema: (property: Property) => Schema
  readonly sql: (field: Field, reading: ReadContext, value: string) => string
  /** the same for a list of one value, which PostgreSQL plans better than a list */
  readonly single?: (field: Field, reading: ReadContext, value: string) => string
  /** from the query string to the bound parameter */
  readonly bind?: (value: unknown) => unknown
}

/** One object answers every question about a field. Its face in the CMS has the same name. */
export type Kind = {
  /** columns in the resource's own table; to-many kinds have none and live in a join table */
  readonly columns: (field: Field) => readonly Column[]
  /** members of the join table, for kinds that have one */
  readonly members?: (value: unknown, field: Field) => readonly Member[]
  readonly inputSchema: (property: Property) => Schema
  readonly outputSchema: (field: Field, catalogue: Catalogue) => Schema
  /** one SQL expression that yields the field's value */
  readonly select: (field: Field, reading: ReadContext) => string
  /** values for `columns`, in their order */
  readonly toColumnValues: (value: unknown) => readonly unknown[]
  /** back from `columns` to the value that was written */
  readonly fromColumnValues: (stored: readonly unknown[]) => unknown
  /** SQL that yields the stored value as JSON, as `restore` would */
  readonly storedSql: (field: Field, alias: string) => string
  /** from what `select` yields to what the wire carries */
  readonly toOutput: (stored: unknown) => unknown
  /** of a value from the history: what can be shown of it; default: it says enough by itself */
  readonly forHistory?: (stored: unknown) => unknown
  /** what a form holds and a write sends, from what a read gave */
  readonly toInput: (value: unknown) => unknown
  readonly isSortable: boolean
  /** the SQL expression that sorts */
  readonly sortSql: (field: Field, reading: ReadContext) => string
  readonly operators: Readonly<Partial<Record<OperatorName, Operator>>>
  readonly facet?: 'values' | 'range'
  /** the words that search finds a record by */
  readonly searchableText: (value: unknown) => string
  /** must say to which resource it points */
  readonly requiresTarget?: true
  /** can stand as a small picture beside a name */
  readonly isPicture?: true
  /** its values are keys of brands, of which the server knows which there are */
  readonly holdsBrandKeys?: true
  /** text that may carry mark-up and must be cleaned before it is stored */
  readonly allowsMarkup?: true
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const columnOf = (field: Field, { alias, derived }: ReadContext): string =>
  derived?.get(field)?.sql(alias) ?? `${alias}.${field.column}`

/** A translatable column's text in the reader's language, else the default's, else any, in SQL. */
export function translatedText(field: Field, reading: ReadContext): string {
  const order = [...new Set([reading.language, defaultLanguage, ...languageCodes])]
  const texts = order.map((language) => `${columnOf(field, reading)}->>'${language}'`)
  return `coalesce(${texts.join(', ')}, '')`
}

/** The id of a record given whole, as a read embeds it, or already as an id. */
export const referenceId = (value: unknown): unknown =>
  isRecord(value) ? (value._id ?? value.id) : value
