import { filterParam } from '#resource/listQuery.ts'
import { type Field, type Resource } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'

/** Returns a field for the creation or update time, which every record has. */
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

/** Returns the timestamp that a list, such as a log, is mainly sorted or filtered by. */
export const primaryTimestamp = ({ columns, filters, field, sort }: Resource): string | undefined =>
  [...columns.filter((name) => name === sort.replace(/^-/, '')), ...filters].find(
    (name) => !field[name],
  )

export const timestampParams = (name: string): string[] => [
  filterParam(name, 'gte'),
  filterParam(name, 'lte'),
]
