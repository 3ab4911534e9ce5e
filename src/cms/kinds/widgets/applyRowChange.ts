import { parseFieldPath } from '#resource/parseFieldPath.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { FieldInfo } from '../kindComponents.ts'
import type { EditableRow } from './useRowActions.ts'

type RowChange = {
  readonly field: FieldInfo
  readonly value: unknown
  /** the record that was chosen */
  readonly chosenRecord?: EditableRow | undefined
}

/** A row with another value; with a chosen record comes what other fields start with of it. */
export function applyRowChange(
  fields: readonly FieldInfo[],
  row: EditableRow,
  { field, value, chosenRecord }: RowChange,
): EditableRow {
  const { [field.name]: _, ...rest } = row
  if (value === undefined) return rest
  const startValues = fields.flatMap(({ name, kind, property }): [string, unknown][] => {
    const path = parseFieldPath(property['x-starts-with'])
    const start = path?.pointer === field.name ? chosenRecord?.[path.field] : undefined
    return start === undefined || start === null ? [] : [[name, kinds[kind].toInput(start)]]
  })
  return { ...row, [field.name]: value, ...Object.fromEntries(startValues) }
}
