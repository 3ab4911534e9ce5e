import type { FieldProblem } from '#domain/problem.ts'
import { kinds } from './kinds/kinds.ts'
import { fieldApplies, type Field, type Resource } from './resource.ts'

/**
 * Returns the fields that a visible record lacks. Where one of several fields is enough, and all
 * that apply are empty, only the first.
 */
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

/** Returns whether a visible record needs this very field, where it applies. */
export const isRequiredWhenVisible = ({ requiredWhenVisible }: Resource, field: Field): boolean =>
  requiredWhenVisible.some((fields) => fields.length === 1 && fields.includes(field))
