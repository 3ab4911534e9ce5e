import { refuseField } from '#domain/problem.ts'
import type { Language } from '#domain/locale.ts'
import { type Field, type Resource } from '#resource/resource.ts'
import type { CellWriteOptions } from '#resource/kinds/cell.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { labelOf } from '#resource/labels.ts'
import type { Row } from '../context.ts'
import { currencyHeader, headerOf } from './headers.ts'
import { isMoney } from './cellWriteOptions.ts'

export type CsvColumn = {
  readonly header: string
  readonly cell: (record: Row, options: CellWriteOptions) => string
}

const timestampFields = ['createdAt', 'updatedAt'] as const

/** A field, or a timestamp that every record has. */
export type ExportedField = Field | (typeof timestampFields)[number]
const isSystemName = (name: string): boolean => name === '_id' || name === 'version'

/** Returns the fields to export, in the requested order; by default all that fit into cells. */
export function exportedFields(
  resource: Resource,
  names: string | undefined,
): readonly ExportedField[] {
  if (!names)
    return resource.fields.filter((field) => isExported(field) && !isHiddenByDefault(field))
  return [...new Set(names.split(','))].flatMap((name): ExportedField[] => {
    const timestampField = timestampFields.find((each) => each === name)
    if (timestampField) return [timestampField]
    if (isSystemName(name)) return []
    const field = resource.field[name]
    if (!field) throw refuseField('/fields', 'field.choice')
    return isExported(field) ? [field] : []
  })
}

const isExported = ({ kind, writeOnly }: Field): boolean =>
  !writeOnly && kinds[kind].writeCell !== undefined
const isHiddenByDefault = ({ property }: Field): boolean => property['x-unseen'] ?? false

/** Returns the columns: the id, then the fields, with the currency before the first amount. */
export function columnsOf(
  resource: Resource,
  exported: readonly ExportedField[],
  language: Language,
): readonly CsvColumn[] {
  const first = exported.findIndex((each) => typeof each !== 'string' && kinds[each.kind].isMoney)
  const columns = exported.map((each): CsvColumn => {
    if (typeof each !== 'string')
      return {
        header: headerOf(each, resource, language),
        cell: (...row) => fieldCell(each, ...row),
      }
    const header = labelOf(each, undefined)[language]
    return { header, cell: ({ [each]: at }, { time }) => time(String(at)) }
  })
  const id: CsvColumn = { header: '_id', cell: ({ _id }) => String(_id) }
  const currency: CsvColumn = {
    header: currencyHeader(language),
    cell: (_, options) => options.currency ?? '',
  }
  return [id, ...(first < 0 ? columns : columns.toSpliced(first, 0, currency))]
}

export const fieldCell = (field: Field, record: Row, facts: CellWriteOptions): string => {
  const value = record[field.name] ?? null
  return value === null ? '' : (kinds[field.kind].writeCell?.(value, field, facts) ?? '')
}

/** Returns the currency of the first amount; amounts in another currency include theirs. */
export const currencyOf = (record: Row, exported: readonly ExportedField[]) =>
  exported.map((each) => (typeof each === 'string' ? undefined : record[each.name])).find(isMoney)
    ?.currency
