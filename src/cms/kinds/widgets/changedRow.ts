import { pathInto } from '#resource/pathInto.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { FaceField } from '../face.ts'
import type { Row } from './useRowActions.ts'

type Changed = {
  readonly field: FaceField
  readonly value: unknown
  /** the record that was chosen */
  readonly chosen?: Row | undefined
}

/** A row with another value; with a chosen record comes what other fields start with of it. */
export function changedRow(
  fields: readonly FaceField[],
  row: Row,
  { field, value, chosen }: Changed,
): Row {
  const { [field.name]: _, ...rest } = row
  if (value === undefined) return rest
  const started = fields.flatMap(({ name, kind, property }): [string, unknown][] => {
    const path = pathInto(property['x-starts-with'])
    const start = path?.pointer === field.name ? chosen?.[path.field] : undefined
    return start === undefined || start === null ? [] : [[name, kinds[kind].toInput(start)]]
  })
  return { ...row, [field.name]: value, ...Object.fromEntries(started) }
}
