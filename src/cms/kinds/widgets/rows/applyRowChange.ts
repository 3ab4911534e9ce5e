import { parseFieldPath } from '#resource/parseFieldPath.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { FieldInfo } from '../../kindComponents.ts'
import type { EditableRow } from './useRowActions.ts'

type RowChange = {
  readonly field: FieldInfo
  readonly value: unknown
  /** the selected record, if any */
  readonly chosenRecord?: EditableRow | undefined
}

/**
 * Returns a row with a changed value. A selected record also prefills the fields that start with
 * its values.
 */
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
