import type { FieldProblem } from '#domain/problem.ts'
import { kinds } from './kinds/kinds.ts'
import { fieldApplies, type Field, type Resource } from './resource.ts'

/** What a visible record lacks: of fields of which one is enough, the first where all that apply are empty. */
export function missingWhenVisible(
  { requiredWhenVisible }: Resource,
  record: Readonly<Record<string, unknown>>,
  isEmpty: (field: Field) => boolean,
): Field[] {
  if (record['visible'] !== true) return []
  return requiredWhenVisible.flatMap((fields) => {
    const [first, ...others] = fields.filter((field) => fieldApplies(field, record))
    return first && [first, ...others].every(isEmpty) ? [first] : []
  })
}

export const missingProblem = ({ kind }: Field): FieldProblem =>
  kinds[kind].members ? { key: 'field.minItems', values: { min: 1 } } : { key: 'field.required' }

/** Whether a visible record has to have just this field, where it applies. */
export const isRequiredWhenVisible = ({ requiredWhenVisible }: Resource, field: Field): boolean =>
  requiredWhenVisible.some((fields) => fields.length === 1 && fields.includes(field))
