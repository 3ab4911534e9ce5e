import { refuse } from '#domain/problem.ts'
import type { Language } from '#domain/locale.ts'
import { type Field, type Resource } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'
import type { Row } from '../context.ts'
import { currencyHeader, headerOf } from './heads.ts'
import { cellWriters, isMoney, type CellFacts } from './writeCell.ts'

export type Column = {
  readonly header: string
  readonly cell: (record: Row, facts: CellFacts) => string
}

const moments = ['createdAt', 'updatedAt'] as const

/** A field, or a moment that every record has. */
export type ExportedField = Field | (typeof moments)[number]
const isSystemName = (name: string): boolean => name === '_id' || name === 'version'

/** The fields that a file holds, in the sequence they were asked for; without a wish all that fit into cells. */
export function exportedFields(
  resource: Resource,
  names: string | undefined,
): readonly ExportedField[] {
  if (!names) return resource.fields.filter((field) => isExported(field) && !isUnseen(field))
  return [...new Set(names.split(','))].flatMap((name): ExportedField[] => {
    const moment = moments.find((each) => each === name)
    if (moment) return [moment]
    if (isSystemName(name)) return []
    const field = resource.field[name]
    if (!field) throw refuse('validation', { fields: { '/fields': { key: 'field.choice' } } })
    return isExported(field) ? [field] : []
  })
}

const isExported = ({ kind, writeOnly }: Field): boolean =>
  !writeOnly && cellWriters[kind] !== undefined
const isUnseen = ({ property }: Field): boolean => property['x-unseen'] ?? false

/** The id, then the fields; before the first amount the currency of all of them. */
export function columnsOf(
  resource: Resource,
  shown: readonly ExportedField[],
  language: Language,
): readonly Column[] {
  const first = shown.findIndex((each) => typeof each !== 'string' && each.kind === 'money')
  const columns = shown.map((each): Column => {
    if (typeof each !== 'string')
      return {
        header: headerOf(each, resource, language),
        cell: (...row) => fieldCell(each, ...row),
      }
    const head = labelOf(each, undefined)[language]
    return { header: head, cell: ({ [each]: at }, { time }) => time(String(at)) }
  })
  const id: Column = { header: '_id', cell: ({ _id }) => String(_id) }
  const currency: Column = {
    header: currencyHeader(language),
    cell: (_, facts) => facts.currency ?? '',
  }
  return [id, ...(first < 0 ? columns : columns.toSpliced(first, 0, currency))]
}

export const fieldCell = (field: Field, record: Row, facts: CellFacts): string => {
  const value = record[field.name] ?? null
  return value === null ? '' : (cellWriters[field.kind]?.(value, field, facts) ?? '')
}

/** The currency of the first amount there is: those in another one say so. */
export const currencyOf = (record: Row, shown: readonly ExportedField[]) =>
  shown.map((each) => (typeof each === 'string' ? undefined : record[each.name])).find(isMoney)
    ?.currency
