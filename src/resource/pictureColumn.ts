import { isPictureField } from './kinds/isPictureField.ts'
import type { Field, Resource } from './resource.ts'

/**
 * Returns the field whose picture is shown beside the name: one of the columns, or a person's
 * portrait.
 */
export function pictureColumn({ columns, field, fields, signsIn }: Resource): string | undefined {
  const isShownAsPicture = (candidate: Field | undefined) => candidate && isPictureField(candidate)
  return (
    columns.find((name) => isShownAsPicture(field[name])) ??
    (signsIn ? fields.find(isShownAsPicture)?.name : undefined)
  )
}
