import { isPictured } from './kinds/isPictured.ts'
import type { Field, Resource } from './resource.ts'

/** The field whose picture stands beside the name: one of the columns, or the face of a person. */
export function pictureColumn({ columns, field, fields, signsIn }: Resource): string | undefined {
  const isPicture = (found: Field | undefined) => found && isPictured(found)
  return (
    columns.find((name) => isPicture(field[name])) ??
    (signsIn ? fields.find(isPicture)?.name : undefined)
  )
}
