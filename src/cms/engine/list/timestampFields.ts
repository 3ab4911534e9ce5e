import { filterParam } from '#resource/listQuery.ts'
import { type Field, type Resource } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'

/** When a record came and when it last changed: facts that every record has beside its fields. */
export const timestampField = (name: string): Field => ({
  name,
  kind: 'date',
  column: name,
  property: {},
  required: false,
  translatable: false,
  unique: false,
  readOnly: true,
  writeOnly: false,
  derived: false,
  access: undefined,
  target: undefined,
  label: labelOf(name, undefined),
  help: undefined,
  when: undefined,
})

/** The moment that a list is about, as a log is: the one that it is sorted by, or asked to filter by. */
export const primaryTimestamp = ({ columns, filters, field, sort }: Resource): string | undefined =>
  [...columns.filter((name) => name === sort.replace(/^-/, '')), ...filters].find(
    (name) => !field[name],
  )

export const timestampParams = (name: string): string[] => [
  filterParam(name, 'gte'),
  filterParam(name, 'lte'),
]
