import type { Field } from '../resource.ts'
import type { Column } from './kind.ts'
import { kinds } from './kinds.ts'

/**
 * Returns the columns of a field in the table of its resource; none for to-many and derived fields.
 */
export const columnsOf = (field: Field): readonly Column[] =>
  field.derived ? [] : kinds[field.kind].columns(field)
